# The mouse chooses cells, and digits beside the board. These are the bytes that a terminal sends for a click: column and
# row, each plus 33.
. ./common
click() {
    for button in ' ' '#'; do # pressed and released
        type_text "$(printf "$(printf '\\033[M%s\\%03o\\%03o' "$button" $(($2 + 33)) $(($1 + 33)))")"
    done
}
play "$puzzle"
await 'r1c1 given'
click 6 20
part 'a cell' 'r3c4 empty' 'r3c4'
click 1 60
part 'a digit' 'r3c4 yours' '3│'
click 0 0
click 22 2
click 8 2
part 'no cell' 'r3c4 yours' 'r3c4'
keys n
await 'Arrows choose'
click 10 3
click 15 20
keys Escape
part 'beside the rows of a question' 'r3c4 yours' 'r3c4'
