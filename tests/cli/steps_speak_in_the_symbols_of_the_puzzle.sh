# Letters where the puzzle has letters, numbers where it has numbers; JSON always has numbers.
. ./common
nonet hint --boards ABCDCDA.........
nonet hint 1234341.........
nonet explain --brief --symbols wxyz wxyzyzwxxwzyzy..
twelve=$(nonet generate --size 12 --seed 3 -n 1)
nonet hint "$twelve"
nonet explain --placements "$twelve" | head -4
nonet convert --to table "$twelve" | nonet hint -
nonet hint --json "$twelve" | tr '{' '\n' | grep -o '"text":"[^"]*"'
