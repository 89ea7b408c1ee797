# nonet help solve and nonet solve --help are the same.
nonet help solve >"$TMPDIR/help"
nonet solve --help | cmp - "$TMPDIR/help"
cat "$TMPDIR/help"
