# A cell or a value that a board does not have is an error for that board, and for no other.
. ./common
run nonet explain --cell r10c1 "$hard"
run nonet explain --cell r1c10 "$hard"
run nonet explain --value 12 "$hard"
run nonet explain --json --value 12 "$hard"
run nonet explain --technique x-wing --value 10 "$hard"
run nonet hint --cell r5c1 $unique
run nonet hint --json --value 5 $unique
run nonet explain --placements --cell r4c4 $unique
printf '%s\n' $unique "$hard" | run nonet explain --placements --value 5
