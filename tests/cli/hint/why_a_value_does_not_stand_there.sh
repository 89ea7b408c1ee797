# With --cell and --value: by a value in the same row, column or box, in a filled cell, without its mark, by a step, and
# where nothing is to be said. JSON has it as data, too, in numbers whatever the symbols are.
. ./common
for value in 1 2 3 4; do run nonet hint --cell r1c1 --value $value $unique; done
run nonet hint --cell r1c4 --value 2 $unique
run nonet hint --cell r1c2 --value 3 ':0000:x:...12134....42..:312:::'
run nonet hint --cell r1c2 --value 4 --only x-wing $unique
run nonet hint --cell r1c2 --value 3 --only x-wing $unique
run nonet hint --cell r1c1 --value 1 $several
run nonet hint --boards --cell r1c1 --value A --symbols A ...ABACD....DB..
run nonet hint --json --cell r1c1 --value A --symbols A ...ABACD....DB..
nonet hint --json --cell r1c1 --value 3 $unique | grep -o '"why":{[^{}]*},"step":{"technique":"[^"]*"'
