# Only what matches is printed; a puzzle without rating matches nothing, and is still counted.
. ./common
diamond=..8.9..........7..2......35....4.2......8.1...4.9.16.8..95...7....31...64...6....
several9=$(echo $hard | sed 's/^5/./')
printf '%s\n' $hard $diamond $several9 >"$TMPDIR/puzzles"
cd "$TMPDIR"
run nonet rate --diamond puzzles
run nonet rate --pearl puzzles
run nonet rate --min 4.2 puzzles
run nonet rate --min 2.1 --max 4.1 puzzles
run nonet rate --max 4.2 --min 2 puzzles
run nonet rate --max 4.1 --json puzzles
run nonet rate --scale hodoku --max 683 puzzles
run nonet rate --scale hodoku --min 684 puzzles
run nonet rate --scale all --max 3 puzzles
run nonet rate --pearl --steps puzzles | sed 4,56d
