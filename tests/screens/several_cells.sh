# Several cells are selected with Shift and the arrows, or with Ctrl and the mouse; centre marks and colours are seen.
. ./common
play "$puzzle"
await 'r1c1 given'
keys Right S-Right S-Down
panel 'three cells' '3 cells selected'
keys 4
part 'marks of all three' 'mark 4 in 2 cells' '^1│'
keys Left "'" 1 3
show 'centre marks' 'centre 13'
keys "'" c 2 5
part 'two colours' '(be)' '(be)'
keys + x /
part 'back at a checkpoint' 'back at checkpoint 1' '(be)'
type_text "$(printf '\033[M0\065\047\033[M#\065\047')" # Ctrl and a click
await '2 cells selected'
keys c 0
part 'the click' '2 cells selected' '2 cells'
keys q
await 'exit 0'
