# Which values are the player's is said by --givens; without it, which value to take back.
. ./common
givens=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
wrong=53167....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5...28..79
right=53467....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5...28..79
echo $givens >"$TMPDIR/givens"
run nonet hint --givens "$TMPDIR/givens" $wrong
run nonet hint --givens $givens --stage what $right
run nonet hint --givens $givens --json $wrong | cut -d, -f 8-
run nonet hint $wrong
run nonet hint 5$(echo $wrong | cut -c 2- | sed 's/^3/5/')
run nonet hint --givens $unique $wrong
run nonet hint --givens $(echo $givens | sed s/5/1/) $wrong
run nonet hint --givens nothing_here $wrong
run nonet hint --givens "" $wrong
