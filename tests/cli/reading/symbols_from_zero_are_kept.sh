# 0 to 9 and A to F, a dot for an empty cell: the 0 must be a value.
. ./common
pattern 4 4 >"$TMPDIR/numbers"
awk '{ for (i = 1; i <= 16; i++) printf "%s", substr("0123456789ABCDEF", $i, 1); print "" }' "$TMPDIR/numbers" >"$TMPDIR/solved"
holes <"$TMPDIR/numbers" | awk '{ for (i = 1; i <= 16; i++) printf "%s", $i ? substr("0123456789ABCDEF", $i, 1) : "."; print "" }' >"$TMPDIR/puzzle"
nonet solve "$TMPDIR/puzzle" | cmp - "$TMPDIR/solved" && echo the same
