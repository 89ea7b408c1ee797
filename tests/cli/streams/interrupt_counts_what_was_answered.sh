# One puzzle without solution, then an endless one: the closing line is about the one.
. ./common
printf '%s\n' $none "$(printf '%081d' 0)" >"$TMPDIR/puzzles"
cd "$TMPDIR"
signal INT 1 nonet count puzzles 2>messages
echo "exit $?"
sed 's/[0-9]* solutions/N solutions/' messages
