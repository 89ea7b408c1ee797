# All with one clue exchanged are valid and minimal; equivalent ones come once, unless --exact asks for them.
. ./common
small=......34....42..
nonet vicinity $small | nonet check --minimal | sort | uniq -c | tr -s ' '
nonet vicinity $small | nonet canon | sort | uniq -d
nonet vicinity --exact $small | nonet canon | sort -u | wc -l | tr -d ' '
nonet vicinity $small | wc -l | tr -d ' '
nonet vicinity --remove 2 --add 3 $small | wc -l | tr -d ' '
nonet vicinity -j 1 $hard >"$TMPDIR/one"
wc -l <"$TMPDIR/one" | tr -d ' '
head -3 "$TMPDIR/one"
run nonet vicinity --limit 2 $hard $small
nonet vicinity --limit 1 --json $small
nonet vicinity -j 3 $hard $small $several $hard >"$TMPDIR/many"
{ cat "$TMPDIR/one"; nonet vicinity $small; nonet vicinity $several; cat "$TMPDIR/one"; } | cmp - "$TMPDIR/many"
# --unique: of the neighbours of all puzzles together.
nonet shuffle --seed 3 $hard >"$TMPDIR/twin"
nonet vicinity --unique $hard "$TMPDIR/twin" $hard | cmp - "$TMPDIR/one"
nonet vicinity --unique $small $several | nonet canon | sort | uniq -d
run nonet vicinity --unique --exact $small
