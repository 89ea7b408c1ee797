# What cannot be asked for.
. ./common
exec 2>&1
run nonet draw --to jpg $unique
run nonet draw -o board.jpg $unique
run nonet draw -o '' $unique
run nonet draw --theme blue $unique
run nonet draw --width 15 $unique
run nonet draw --width 10001 $unique
run nonet draw --step 0 $unique
run nonet draw --steps --hint $unique
run nonet draw --solution --technique x-wing $unique
run nonet draw --json -o board.svg $unique
run nonet draw --cell r1c1 $unique
run nonet draw --only singles $unique
run nonet draw --step 1 --value 1 $unique
run nonet draw --hint --cell r1c1 --path shortest $unique
run nonet draw --to-symbols ABC $unique
run nonet draw --to-symbols AA $unique
