# A file or a puzzle is solved, with the options of solve; commands come first, folders and other words are refused.
. ./common
cd "$TMPDIR"
echo $unique >puzzle.txt
echo $several >check
mkdir folder
nonet puzzle.txt
nonet ./check $unique --all
nonet $unique --json
nonet check puzzle.txt
for argument in ...12134....42.. ...12134....42... folder missing.txt chekc; do
    nonet $argument
    echo "exit $?"
done
