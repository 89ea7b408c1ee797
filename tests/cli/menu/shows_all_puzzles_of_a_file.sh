# One after the other, with a question between two of them; what cannot be read among them is named.
. ./common
printf '%s\n' $unique $several $none $equal_givens $unreadable $no_candidates >"$TMPDIR/puzzles"
cd "$TMPDIR"
menu solve puzzles '' n rest run quit | without_list
echo
echo 'Back from the middle:'
menu so puzzles '' stop q | without_list
