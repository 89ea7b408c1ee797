# Equivalent puzzles have equal ratings; lines begin with the puzzle as it was given, steps are told in its cells.
. ./common
mirrored=$(echo $hard | rev)
printf '%s\n' $hard $mirrored >"$TMPDIR/puzzles"
cd "$TMPDIR"
run nonet rate --canonical --header --scale all puzzles
run nonet rate --canonical --json puzzles
nonet rate --canonical --steps $hard | sed -n '1,3p;$p'
# Puzzles of candidates have a form, too.
nonet convert --to sukaku puzzles | nonet rate --canonical | cut -f2-
