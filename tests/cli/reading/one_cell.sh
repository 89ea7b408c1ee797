# A board of one cell, if it is all there is.
. ./common
run nonet solve 1
echo 0 | run nonet solve
printf '1\n1234\n3412\n2143\n4321\n' | run nonet convert
