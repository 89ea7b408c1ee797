# Damaged proofs, proofs of other puzzles, and what is no proof at all.
. ./common
cd "$TMPDIR"
nonet check --proof proof $hard
try() {
    run nonet verify "$@" 2>&1
}
try proof $hard
try proof $unique
try proof .$(echo $hard | cut -c2-)
try proof $unreadable
sed '/solution/d' proof >damaged
try damaged
grep '^[c0]' proof >damaged
try damaged
head -n 20 proof >damaged
try damaged
sed 's/^c solution 5/c solution 6/' proof >damaged
try damaged
sed '/^-/s/^-1/x/' proof >damaged
try damaged
grep -v '^c' proof >damaged
try damaged
try proof proof
try missing
try .
try
try proof $hard $hard
printf '\000\001' | run nonet verify - 2>&1
nonet verify - <proof
