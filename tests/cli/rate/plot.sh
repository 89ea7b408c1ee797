# --plot draws how many puzzles have which rating, beside the answers, into a file that is there at the end.
. ./common
cd "$TMPDIR"
nonet generate --seed 1 --count 30 >puzzles
nonet rate puzzles >without
for scale in se hodoku nonet; do
    nonet rate --scale $scale --plot $scale.svg puzzles >with || echo "exit $?"
    pictures $scale.svg
    # The bars show every puzzle.
    nonet rate --scale $scale --plot $scale.svg -j1 puzzles | cmp - with
done
nonet rate --plot se.svg puzzles | cmp - without
nonet rate --plot few.svg --min 7 puzzles | wc -l
pictures few.svg
run nonet rate --plot none.svg --min 12 puzzles
run nonet rate --plot chart.txt puzzles
run nonet rate --plot chart.svg --scale all puzzles
cp puzzles puzzles.svg
run nonet rate --plot puzzles.svg puzzles.svg
cmp puzzles puzzles.svg
run nonet rate --plot missing/chart.svg $hard
ls
