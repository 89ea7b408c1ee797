# A book never replaces the puzzles that it is made of: not under another name, and not from standard input.
. ./common
cd "$TMPDIR"
printf '%s\n' $unique >puzzles
ln puzzles same.pdf
ln -s puzzles link.pdf
run nonet book puzzles -o puzzles
run nonet book puzzles -o same.pdf
run nonet book puzzles -o link.pdf
run nonet book - -o puzzles <puzzles
run nonet book -o puzzles missing puzzles
run nonet book -o '' puzzles
cat puzzles
ls -A
