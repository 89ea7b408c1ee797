# An order of techniques from a file: what is printed can be read; weights make the score; mistakes have a place.
. ./common
nonet techniques --used | head -n 8
nonet techniques --used >"$TMPDIR/usual"
nonet techniques --used --order "$TMPDIR/usual" | cmp - "$TMPDIR/usual"
nonet techniques --used --like hodoku | grep -v '#' | head -n 5
nonet explain "$hard" >"$TMPDIR/plain"
nonet explain --order "$TMPDIR/usual" "$hard" | cmp - "$TMPDIR/plain"
nonet techniques --used --like hodoku >"$TMPDIR/hodoku"
nonet explain --like hodoku --brief --order - "$hard" <"$TMPDIR/hodoku" | tail -n 1

cat >"$TMPDIR/mine" <<'END'
# first what I see at once
pointing          10
easy               1    # all of them
sets
XY-wing         1000
END
nonet explain --brief --order "$TMPDIR/mine" "$hard" | grep -E 'pointing|XY-wing|score'
nonet explain --json --order "$TMPDIR/mine" "$hard" | grep -o '"score":[0-9]*'
nonet hint --stage what --order "$TMPDIR/mine" "$hard"
nonet explain --brief --order "$TMPDIR/mine" --without XY-wing "$hard" 2>/dev/null | tail -n 1

for line in '' 'X-wnig' 'X-wing;x-wing' 'fish;fish' 'fish 1000001' 'easy;X-wing 99999999999999999999' 'X-wing -3' \
    '+ X-wing' 'X-wing;  + naked pair' 'X-wing;+ fish' 'é' 'X-wing 1 2'; do
    printf '%s\n' "$line" | tr ';' '\n' | run nonet techniques --used --order -
done
printf 'X-wing\0\377\n' | run nonet techniques --used --order -
head -c 3000000 /dev/zero | run nonet techniques --used --order -
run nonet explain --order /nothing "$hard"
run nonet explain --order / "$hard"
run nonet explain --order '' "$hard"
echo "$hard" | run nonet explain --order -
run nonet explain --order "$TMPDIR/mine" --with fish "$hard"
run nonet techniques --used --json
run nonet techniques --used x-wing
run nonet techniques --only fish
