# The same seed gives the same forms, another one others; they have one solution, as the puzzle has. Without a seed
# there is another one each time, which --stats and --json tell.
. ./common
nonet shuffle --seed 1 $unique $hard
nonet shuffle --seed 2 $unique $hard
nonet shuffle --count 100 $hard | nonet check | sort | uniq -c | tr -s ' '
nonet shuffle --count 100 $hard | sort -u | wc -l | tr -d ' '
pattern 2 3 | nonet shuffle --seed 1 --to line
for call in 1 2 3 4 5 6 7 8; do nonet shuffle $hard; done | sort -u | wc -l | tr -d ' '
form=$(nonet shuffle --stats $hard 2>"$TMPDIR/stats")
[ "$(nonet shuffle --seed "$(sed 's/.*seed //' "$TMPDIR/stats")" $hard)" = "$form" ] && echo "the same again"
json=$(nonet shuffle --json $hard)
[ "$(nonet shuffle --json --seed "$(echo "$json" | sed 's/.*"seed_text":"\([0-9]*\)".*/\1/')" $hard)" = "$json" ] && echo "the same again"
