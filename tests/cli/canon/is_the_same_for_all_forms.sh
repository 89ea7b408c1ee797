# Random forms of a puzzle have one canonical form, and it is its own; --unique finds that they are one.
. ./common
nonet canon $unique $hard
nonet shuffle --seed 1 --count 50 $hard | nonet canon | sort -u
nonet canon $hard | nonet canon
nonet shuffle --seed 1 --count 50 $hard $unique | nonet canon --unique
nonet shuffle --seed 1 --count 20 --to bordered $unique $several | nonet canon --unique
pattern 3 3 | nonet canon --to line --automorphisms
# --original: the first of those that are equivalent, as it stands there.
{ echo $hard; nonet shuffle --seed 3 $hard; echo $unique; } >"$TMPDIR/three"
nonet canon --unique --original "$TMPDIR/three"
# Marks are part of the form in JSON, too.
nonet convert --to sukaku $unique >"$TMPDIR/marks"
nonet canon --json "$TMPDIR/marks" | sed 's/.*"form":"\([^"]*\)".*/\1/' | nonet convert --to line
run nonet canon --original --json $unique
