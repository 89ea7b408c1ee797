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
mouse() { # BUTTON ROW COLUMN; @ is a move with the button down
    type_text "$(printf "$(printf '\\033[M%s\\%03o\\%03o' "$1" $(($3 + 33)) $(($2 + 33)))")"
}
mouse ' ' 2 6
mouse @ 2 12
mouse @ 4 12
mouse '#' 4 12
await '3 cells selected'
keys 7
part 'the mouse was dragged over three cells, which get a mark' 'r2c2 7' 'selected\|r2c2 7'
mouse 0 4 12
mouse P 4 6
mouse '#' 4 6
part 'with Ctrl a selected cell is taken out, and so are those on the way' '1│' 'selected\|r[0-9]c[0-9]'
