# What takes too long says so in place of its rating, and the rest is rated.
. ./common
{ echo $hard; cat ../data/endless.txt; echo $hard; } >"$TMPDIR/puzzles"
cd "$TMPDIR"
run nonet rate --timeout $(seconds 0.5) puzzles | sed 's/^12[^	]*/sukaku/'
run nonet rate --timeout $(seconds 0.5) --scale all -j1 puzzles | sed 's/^12[^	]*/sukaku/'
run nonet rate --timeout $(seconds 0.5) --min 1 puzzles
