# SIGTERM ends as cleanly, with exit 143.
. ./common
signal TERM 0.5 nonet count "$(printf '%081d' 0)" >"$TMPDIR/out" 2>"$TMPDIR/err"
echo "exit $?"
cat "$TMPDIR/out"
sed 's/[0-9]* solutions/N solutions/' "$TMPDIR/err"
