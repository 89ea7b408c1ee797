# Clues in given cells: a drawing, a board, standard input; with other goals; and what cannot be.
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
nonet generate --seed 1 --count 5 --level medium --minimal --pattern "$TMPDIR/drawing" >"$TMPDIR/puzzles"
nonet rate --scale nonet "$TMPDIR/puzzles" | cut -f 2 | uniq -c | tr -s ' '
nonet check --minimal "$TMPDIR/puzzles" | sort | uniq -c | tr -s ' '
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
    run nonet generate --seed 1 --timeout 0.2 --pattern - 2>&1 | sed 's/found: .*/found: .../'
