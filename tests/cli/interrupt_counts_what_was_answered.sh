# One puzzle without solution, then an endless one: the closing line is about the one.
. ./common
printf '%s\n' $none "$(printf '%081d' 0)" >"$TMPDIR/puzzles"
cd "$TMPDIR"
timeout --preserve-status -s INT -k 20 0.5 env --default-signal=INT nonet count puzzles 2>messages
echo "exit $?"
sed 's/[0-9]* solutions/N solutions/' messages
