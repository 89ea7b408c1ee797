# An empty line, `invalid`, an empty line; the message has line and column.
. ./common
echo $unreadable >"$TMPDIR/wrong"
cd "$TMPDIR"
run nonet solve wrong
run nonet check wrong
run nonet count wrong
