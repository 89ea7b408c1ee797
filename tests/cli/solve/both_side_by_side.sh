# A title, puzzle and solution; a "no" is part of the title.
. ./common
cd "$TMPDIR"
printf '%s\n' $unique $several $equal_givens >puzzles
nonet solve --both puzzles
