# The same seed gives the same puzzles, whatever the number of threads, alone or among others.
. ./common
nonet generate --seed 1
nonet generate --seed 1 --count 3 -j 1 --solution
nonet generate --seed 1 --count 2000 -j 1 >"$TMPDIR/one"
nonet generate --seed 1 --count 2000 -j 3 >"$TMPDIR/three"
cmp "$TMPDIR/one" "$TMPDIR/three" && nonet check "$TMPDIR/one" | sort | uniq -c | tr -s ' '
nonet generate --seed 2 --symmetry full --to bordered --count 2
nonet generate --seed 3 --clues 22 --json --stats
nonet generate --seed 3 --clues 30..31 --no-minimal --to csv --solution
