# A proof for none, one and impossible, which verify accepts; nothing for several.
. ./common
cd "$TMPDIR"
for puzzle in $unique $none $equal_givens $no_candidates $hard $several; do
    echo "$puzzle"
    run nonet check --proof proof $puzzle 2>&1
    ls
    [ -f proof ] || continue
    run nonet verify proof
    run nonet verify proof $puzzle
    rm proof proof.cnf
done
