# The same in LRAT, with the formula's numbers as hints; an unknown format, and one without a proof, are refused.
. ./common
cd "$TMPDIR"
for puzzle in $unique $none $equal_givens $no_candidates $hard $several; do
    echo "$puzzle"
    run nonet check --proof proof --proof-format lrat $puzzle 2>&1
    ls
    [ -f proof ] || continue
    grep -v '^c' proof | tail -n 1
    run nonet verify proof
    run nonet verify proof $puzzle
    rm proof proof.cnf
done
nonet check --proof proof --proof-format drat $hard
nonet check --proof other $hard
cmp proof other && echo "drat is usual"
run nonet check --proof proof --proof-format frat $hard 2>&1
run nonet check --proof-format lrat $hard 2>&1
