# Steps, conflicts and --value: letters where the puzzle has letters, numbers where it has numbers; JSON always has numbers.
. ./common
nonet hint --boards ABCDCDA.........
nonet hint 1234341.........
nonet explain --brief --symbols wxyz wxyzyzwxxwzyzy..
twelve=$(nonet generate --size 12 --seed 3 -n 1)
nonet hint "$twelve"
nonet explain --placements "$twelve" | head -4
nonet convert --to table "$twelve" | nonet hint -
nonet hint --json "$twelve" | tr '{' '\n' | grep -o '"text":"[^"]*"'
nonet hint --value B "$twelve" | head -1
nonet hint --value 11 "$twelve" | head -1
nonet hint --value B ABCDCDA......... | head -1
run nonet hint --value D "$twelve"
run nonet hint --value AB "$twelve"
run nonet check C"$(echo "$twelve" | cut -c2-)"
run nonet check C.....C"$(echo "$twelve" | cut -c8-)"
run nonet check AA..............
