# Row by row, by seed, in the notation of the puzzle; what is left has no redundant clue.
. ./common
full=$(nonet solve $hard)
run nonet minimize $full $hard
run nonet minimize --seed 1 --redundant $full
nonet minimize --seed 2 $full
nonet minimize --seed 1 $full $full | sort -u | wc -l | tr -d ' '
nonet minimize --seed 1 $full | nonet check --minimal
pattern 2 3 | nonet minimize --redundant --to bordered
pattern 2 2 | nonet minimize --to line | nonet check --minimal
nonet convert --to candidates $unique | nonet minimize --redundant
nonet minimize --json 1234341221434321 $several
run nonet minimize $several
run nonet minimize $none
run nonet minimize $equal_givens
echo $unreadable | run nonet minimize
