# The same seed gives the same forms, another one others; they have one solution, as the puzzle has.
. ./common
nonet shuffle $unique $hard
nonet shuffle --seed 1 $unique $hard
nonet shuffle --seed 2 $unique $hard
nonet shuffle --count 100 $hard | nonet check | sort | uniq -c | tr -s ' '
nonet shuffle --count 100 $hard | sort -u | wc -l | tr -d ' '
pattern 2 3 | nonet shuffle --to line
