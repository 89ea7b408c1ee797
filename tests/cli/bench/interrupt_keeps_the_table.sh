# Ctrl-C while a large set is made: what was finished is printed, and the exit code says why it ended.
. ./common
relabelled 150 >"$TMPDIR/puzzles"
cd "$TMPDIR"
signal INT 1 nonet bench --runs 1 --engine bulk --puzzles 1000000 puzzles hard 2>messages >table
echo "exit $?"
awk '{ print $1, $2, $3, $NF }' table
cat messages
