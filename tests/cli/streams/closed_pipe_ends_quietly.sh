# The reader goes away after the first lines; many more answers would follow.
. ./common
relabelled 5000 >"$TMPDIR/puzzles"
nonet check "$TMPDIR/puzzles" | head -3
nonet solve --all "$(printf '%081d' 0)" | head -1
