# Clues in given cells: a drawing, a board, standard input; with other goals; and what cannot be.
# Sanitizers: address
. ./common
cat >"$TMPDIR/drawing" <<'END'
.x..x..x.
x..x.x..x
...x.x...
.xx...xx.
x.......x
.xx...xx.
...x.x...
x..x.x..x
.x..x..x.
END
nonet generate --seed 1 --count 20 --pattern "$TMPDIR/drawing" >"$TMPDIR/puzzles"
nonet check "$TMPDIR/puzzles" | sort | uniq -c | tr -s ' '
tr 1-9 x <"$TMPDIR/puzzles" | sort -u
head -n 1 "$TMPDIR/puzzles" | nonet generate --seed 1 --count 20 -j 3 --pattern - 2>/dev/null | cmp - "$TMPDIR/puzzles"
nonet generate --seed 3 --level medium --minimal --pattern "$TMPDIR/drawing" >"$TMPDIR/puzzles"
nonet generate --seed 1 --count 4 --level medium --pattern "$TMPDIR/drawing" 2>/dev/null >>"$TMPDIR/puzzles"
nonet rate --scale nonet "$TMPDIR/puzzles" | cut -f 2 | uniq -c | tr -s ' '
head -n 1 "$TMPDIR/puzzles" | nonet check --minimal
nonet generate --seed 1 --json --pattern "$TMPDIR/drawing"
run nonet generate --pattern "$TMPDIR/drawing" --clues 20 2>&1 | sed 's/.*drawing/drawing/'
run nonet generate --pattern "$TMPDIR/drawing" --symmetry full
run nonet generate --pattern "$TMPDIR/none" 2>&1 | sed 's/.*none/none/'
echo 1...............2 | run nonet generate --pattern -
tr x . <"$TMPDIR/drawing" | run nonet generate --pattern -
sed '1,2s/x/./g' "$TMPDIR/drawing" | run nonet generate --pattern -
cat "$TMPDIR/drawing" "$TMPDIR/drawing" | run nonet generate --pattern -
# A pattern without a puzzle, as far as anyone could say: only the time ends it.
printf '%s\n' xxxxxxxxx ......... x........ xxxxxxxxx ......... x........ x........ x........ ........x |
    run nonet generate --seed 1 --timeout $(seconds 0.2) --pattern - 2>&1 | sed 's/found: .*/found: .../'
# Every size: the board is as large as the drawing; --box says which boxes, else | does, else they are the usual ones.
draw() { # side, cells of five
    awk -v side="$1" -v part="$2" 'BEGIN {
        for (cell = 0; cell < side * side; cell++) {
            if (cell && cell % side == 0) print ""
            state = (state * 16807 + 1) % 2147483647
            printf int(state / 1000) % 5 < part ? "x" : "."
        }
        print ""
    }'
}
for side in 4 6 8 10 12 16 20 25; do
    draw $side 3 >"$TMPDIR/drawing"
    nonet generate --seed 1 --count 2 --pattern "$TMPDIR/drawing" 2>/dev/null >"$TMPDIR/puzzles"
    nonet check "$TMPDIR/puzzles" | tr '\n' ' '
    tr 1-9A-Z x <"$TMPDIR/puzzles" | sort -u >"$TMPDIR/patterns"
    tr -d '\n' <"$TMPDIR/drawing" | sed 's/$/\n/' | cmp - "$TMPDIR/patterns" && echo "$side: as drawn"
done
for option in '--level medium' '--level easy --solution'; do
    draw 12 2 | nonet generate --seed 1 --pattern - $option 2>/dev/null
done
nonet generate --size 8 --seed 2 | nonet generate --seed 1 --minimal --pattern - | nonet check --minimal -
draw 8 3 | nonet generate --seed 1 --pattern - --box 4x2 2>/dev/null | nonet check --box 4x2 -
draw 8 3 | sed 's/../&|/g; s/^/|/' | nonet generate --seed 1 --pattern - --to bordered 2>/dev/null
draw 9 3 | sed 's/.*/|&|/' | nonet generate --seed 1 --pattern - 2>/dev/null | nonet check -
draw 8 3 | sed 's/^../&|/' | run nonet generate --pattern -
draw 8 3 | run nonet generate --pattern - --size 9
draw 8 3 | run nonet generate --pattern - --box 3x3
draw 7 3 | run nonet generate --pattern -
draw 26 3 | run nonet generate --pattern -
draw 8 3 | sed '3s/x//' | run nonet generate --pattern -
draw 8 3 | sed 8d | run nonet generate --pattern -
draw 8 3 | sed '1,2s/x/./g' | run nonet generate --pattern -
draw 8 3 | sed 's/^xx/../; s/^x/./; s/^\.x/../' | run nonet generate --pattern - --box 4x2
echo x..x......x..... | run nonet generate --pattern -
