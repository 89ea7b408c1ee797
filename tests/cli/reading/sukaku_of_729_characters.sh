# The candidates of a 9x9 puzzle in one line, answered with a line.
. ./common
nonet convert --to sukaku $hard >"$TMPDIR/sukaku"
tr -d '\n' <"$TMPDIR/sukaku" | wc -c | tr -d ' '
nonet solve "$TMPDIR/sukaku"
