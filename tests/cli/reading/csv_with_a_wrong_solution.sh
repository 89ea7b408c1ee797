# The solution given is checked: the answer is right, the exit code tells.
. ./common
printf 'quizzes,solutions\n%s,3421213413424231\n%s,3421213413424213\n' $unique $unique >"$TMPDIR/table.csv"
cd "$TMPDIR"
run nonet solve table.csv
run nonet check --json table.csv
