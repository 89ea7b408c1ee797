# Every --propagate and --order of the search engine on all cases, and every --engine on a 9x9.
. ./common
printf '%s\n' $unique $several $none $equal_givens $no_candidates $hard ................ >"$TMPDIR/puzzles"
cd "$TMPDIR"
{ nonet solve puzzles; nonet count puzzles; } >expected 2>/dev/null
for propagate in forward singles locked fish; do
    for order in input mrv mrv+degree mrv+weight; do
        options="--engine search --propagate $propagate --order $order"
        { nonet solve $options puzzles; nonet count $options puzzles; } >got 2>/dev/null
        cmp got expected || echo "$options"
    done
done
cat expected
for engine in $(nonet --version | sed -n 's/^engines: //p' | tr , ' '); do
    nonet solve -e $engine $hard
done | uniq
