# Ctrl-C inside a search of nested chains: what was rated is there, a summary, exit 130.
. ./common
{ echo $hard; cat ../data/endless.txt; echo $hard; } >"$TMPDIR/puzzles"
cd "$TMPDIR"
run signal INT 2 nonet rate -j1 puzzles 2>&1
run signal INT 2 nonet rate -j2 puzzles 2>/dev/null
