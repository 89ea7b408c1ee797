# Each form of a full 4x4 board once, all of them minimal; lists end at their limit.
. ./common
nonet minimize --all 1234341221434321 >"$TMPDIR/forms"
wc -l <"$TMPDIR/forms" | tr -d ' '
sort -u "$TMPDIR/forms" | wc -l | tr -d ' '
cut -f2 "$TMPDIR/forms" | nonet check --minimal | sort -u
head -3 "$TMPDIR/forms"
full=$(nonet solve $hard)
run nonet minimize --limit 3 $full $several $hard
run nonet minimize --limit 2 --json $full
printf "%s\n" $unique $unreadable | run nonet minimize --all --json
run nonet minimize --all --seed 3 $unique
run nonet minimize --all --to rows $unique
run nonet minimize --all --redundant $unique
# Pencil marks belong to the puzzle: without them it would have many solutions.
nonet convert --to sukaku $hard | nonet minimize --all | cut -f 2 | nonet check --minimal
nonet convert --to sukaku $hard | nonet minimize --all --json | head -1 | sed 's/.*"minimal":"\([^"]*\)".*/\1/' | nonet check
