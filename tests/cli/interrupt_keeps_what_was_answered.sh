# Ctrl-C: the first answer is out, a summary on standard error, exit 130.
. ./common
printf '%s\n' $unique "$(printf '%081d' 0)" $unique >"$TMPDIR/puzzles"
cd "$TMPDIR"
run timeout --preserve-status -s INT -k 20 0.5 env --default-signal=INT nonet count puzzles 2>&1 | sed 's/[0-9]* solutions/N solutions/'
run timeout --preserve-status -s INT -k 20 0.5 env --default-signal=INT nonet count puzzles 2>/dev/null
