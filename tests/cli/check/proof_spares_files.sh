# What is not a proof of an earlier run stays: the puzzle itself, and files that look like unfinished ones.
. ./common
cd "$TMPDIR"
echo $unique >puzzle
run nonet check --proof puzzle puzzle
run nonet check --proof puzzle <puzzle
cp puzzle p.cnf
run nonet check --proof p p.cnf
mkdir folder
echo mine >folder.part
echo mine >p.part
run nonet check --proof folder $unique
rm p.cnf
run nonet check --proof p puzzle
run nonet check --proof - puzzle
cat puzzle folder.part p.part
ls
