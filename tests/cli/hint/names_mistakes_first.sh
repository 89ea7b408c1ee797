# Wrong values and marks that lack the solution are the hint.
. ./common
wrong=':0000:x:53+2.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:::'
missing=':0000:x:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:413 614:::'
run nonet hint "$wrong"
run nonet hint "$missing"
run nonet explain --json "$missing" | tr ',' '\n' | grep -E 'missing|exit'
printf '%s\n' "$wrong" "$missing" | run nonet explain --result
echo 'Where to look is not told at once:'
run nonet hint --stage where "$wrong"
run nonet hint --stage where "$missing"
run nonet hint --stage what "$wrong"
