# A to Y, as rows and as a line.
. ./common
pattern 5 5 | awk '{ for (i = 1; i <= 25; i++) printf "%c", 64 + $i; print "" }' >"$TMPDIR/solved"
pattern 5 5 | holes | awk '{ for (i = 1; i <= 25; i++) printf "%c", $i ? 64 + $i : 46; print "" }' >"$TMPDIR/puzzle"
nonet solve "$TMPDIR/puzzle" | cmp - "$TMPDIR/solved" && echo the same rows
{ tr -d '\n' <"$TMPDIR/solved"; echo; } >"$TMPDIR/solved_line"
tr -d '\n' <"$TMPDIR/puzzle" | nonet solve | cmp - "$TMPDIR/solved_line" && echo the same line
head -1 "$TMPDIR/puzzle"
