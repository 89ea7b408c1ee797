# Each picture gets its number; without a place for it there can be one picture only, and nothing is written of more.
. ./common
cd "$TMPDIR"
printf '%s\n' $unique $several >puzzles
run nonet draw -o board-%d.svg puzzles
run nonet draw -o '%03d-%d%%.svg' puzzles
run nonet draw -o one.svg puzzles
run nonet draw puzzles
run nonet draw -o one.svg $unique
nonet draw -o - $unique | cmp - one.svg
nonet draw $unique | cmp - one.svg
# What is there is replaced, a link itself and not where it points to; what is no plain file stays.
echo old >target
ln -s target link.svg
cp one.svg old.svg
run nonet draw -o link.svg $unique
run nonet draw -o old.svg $several
cmp link.svg one.svg
cat target
run nonet draw -o puzzles puzzles --to svg
run nonet draw -o puzzles --to svg <puzzles
mkdir folder.svg
run nonet draw -o folder.svg $unique
run nonet draw -o missing/board.svg $unique
cp one.svg kept.svg
(
    ulimit -f 1
    run nonet draw --candidates -o kept.svg $hard 2>&1
)
cmp kept.svg one.svg
ls -A
