# The puzzle, ER, EP and ED; what has no rating has empty columns, and what cannot be read an empty line.
. ./common
several9=$(echo $hard | sed 's/^5/./')
none9=$(echo $hard | sed 's/^5./53/')
equal9=$(echo $hard | sed 's/^5/7/')
solved=$(nonet solve $hard)
printf '%s\n' $hard $several9 $none9 $equal9 nonsense $solved >"$TMPDIR/puzzles"
cd "$TMPDIR"
run nonet rate puzzles
run nonet rate --scale hodoku puzzles
run nonet rate --scale all --header puzzles
run nonet rate $hard
run nonet rate $several9
run nonet rate $equal9
run nonet rate $none9
