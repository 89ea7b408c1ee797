# The hardest technique is named at every level, as explain finds it; --level-only leaves that out for extreme puzzles.
. ./common
extreme=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
nonet rate --scale nonet $hard $extreme | cut -f 2-
nonet rate --scale nonet --level-only $hard $extreme | cut -f 2-
nonet explain --brief $extreme | tail -n 1 | sed 's/.*hardest: \([^;]*\);.*/\1/'
nonet rate --scale nonet --json $extreme | grep -o '"nonet":{[^}]*}'
run nonet rate --scale all --level-only $hard
