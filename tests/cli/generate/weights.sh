# The weight of each puzzle, for statistics; the puzzles are the same whatever the number of threads.
# Sanitizers: address
. ./common
nonet generate --seed 1 --count 3 --weights
nonet generate --seed 1 --weights --solution
nonet generate --seed 1 --weights --json
nonet generate --seed 1 --count 600 --weights -j 3 | cut -f 1 >"$TMPDIR/weighed"
nonet generate --seed 1 --count 600 --weights -j 1 | cut -f 1 | cmp - "$TMPDIR/weighed"
run nonet generate --weights --level hard
run nonet generate --weights --clues ..24
run nonet generate --weights --to csv
run nonet generate --weights --to bordered
# Other sizes, up to 16x16.
nonet generate --seed 1 --size 4 --count 3 --weights
nonet generate --seed 1 --box 2x3 --weights --json
nonet generate --seed 1 --size 12 --count 3 --weights -j 2 | cut -f 1 | nonet check --minimal -
run nonet generate --weights --size 20
