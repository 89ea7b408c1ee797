# The header and the solution given are not part of the answer.
. ./common
printf 'puzzle,solution\n%s,3421213413424213\n%s,\n' $unique $unique | nonet solve
