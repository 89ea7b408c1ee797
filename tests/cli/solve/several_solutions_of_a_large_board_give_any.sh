# Above 9x9 no order is promised: what comes is a solution, and the message does not call it the first.
empty=$(printf '%0144d' 0)
nonet solve $empty >"$TMPDIR/solution"
echo "exit $?"
nonet check <"$TMPDIR/solution"
