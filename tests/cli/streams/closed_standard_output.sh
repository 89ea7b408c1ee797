# No file that is opened takes its place.
. ./common
echo $unique >"$TMPDIR/puzzle"
nonet check "$TMPDIR/puzzle" >&-
echo "exit $?"
cat "$TMPDIR/puzzle"
