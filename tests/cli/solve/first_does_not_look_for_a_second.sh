# --first: a solution, exit 0 even if there are others, and no word about them.
. ./common
run nonet solve --first $several
run nonet solve --first $none
nonet solve --first --json $several | grep -o '"verdict":"[a-z]*"'
