# Ctrl-C inside a search of nested chains: what was rated is there, a summary, exit 130.
. ./common
{ echo $hard; cat ../data/endless.txt; echo $hard; } >"$TMPDIR/puzzles"
cd "$TMPDIR"
run timeout --preserve-status -s INT -k 20 2 env --default-signal=INT nonet rate -j1 puzzles 2>&1
run timeout --preserve-status -s INT -k 20 2 env --default-signal=INT nonet rate -j2 puzzles 2>/dev/null
