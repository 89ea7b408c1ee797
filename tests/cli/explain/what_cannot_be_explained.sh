# No solution, clashing givens, unreadable text, too large a board, several solutions, and too few techniques.
. ./common
run nonet explain --brief $none
run nonet explain $equal_givens
run nonet explain $unreadable
run nonet explain --box 5x6 $(printf "%0900d" 0)
run nonet explain --brief --result $several
run nonet explain --result $several
run nonet explain --result --only 'naked single' $hard
printf '%s\n' $unique $none $several | run nonet explain --result
