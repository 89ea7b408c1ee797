# Ctrl-C: the first answer is out, a summary on standard error, exit 130.
. ./common
printf '%s\n' $unique "$(printf '%081d' 0)" $unique >"$TMPDIR/puzzles"
cd "$TMPDIR"
run signal INT 1 nonet count puzzles 2>&1 | sed 's/[0-9]* solutions/N solutions/'
run signal INT 1 nonet count puzzles 2>/dev/null
