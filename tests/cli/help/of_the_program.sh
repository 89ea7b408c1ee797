# The commands, the options, the notations, the exit codes; nonet --help is the same.
nonet help >"$TMPDIR/help"
nonet --help | cmp - "$TMPDIR/help"
cat "$TMPDIR/help"
