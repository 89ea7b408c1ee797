# Whether two puzzles are one is an answer, and an exit code.
. ./common
run nonet canon --same $unique $(nonet shuffle --seed 5 $unique)
run nonet canon --same $unique $several
run nonet canon --same $unique $hard
run nonet canon --same $unique
run nonet canon --same $unique $equal_givens
run nonet canon --same --json $unique $unique
