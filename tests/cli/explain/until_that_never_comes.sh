# --until names what does not occur: that is said, and the puzzle is solved to the end.
. ./common
run nonet explain --brief --until x-wing $unique
run nonet explain --until x-wing --placements $unique
run nonet explain --json --until x-wing $unique | grep -o '"solved":[a-z]*'
run nonet explain --brief --until full-house $unique
