# Boards of other sizes: the same with any number of threads, minimal, of the level that was asked for.
. ./common
nonet generate --seed 1 --size 4
nonet generate --seed 1 --size 6 --count 2 --solution
nonet generate --seed 1 --box 3x2 --to bordered
nonet generate --seed 1 --size 8 --symmetry rotate180 --json
nonet generate --seed 1 --size 12 --symmetry rotate180 --count 2 2>/dev/null | nonet check
nonet generate --seed 1 --size 12 --count 6 -j 1 >"$TMPDIR/one"
nonet generate --seed 1 --size 12 --count 6 -j 3 >"$TMPDIR/three"
cmp "$TMPDIR/one" "$TMPDIR/three" && nonet check --minimal "$TMPDIR/one" | sort | uniq -c | tr -s ' '
nonet generate --seed 1 --size 16 | nonet check --minimal
for level in easy medium hard; do
    nonet generate --seed 1 --size 6 --level $level >"$TMPDIR/$level"
    nonet check --minimal "$TMPDIR/$level"
    nonet explain --json "$TMPDIR/$level" | grep -c "\"level\":\"$level\",\"score\""
done
nonet generate --seed 1 --size 16 --level medium --no-minimal >"$TMPDIR/medium"
nonet check "$TMPDIR/medium"
nonet explain --json "$TMPDIR/medium" | grep -c "\"level\":\"medium\",\"score\""
nonet generate --seed 1 --size 8 --technique intersections | nonet explain --brief - | grep -c -E "pointing|claiming|locked"
run nonet generate --size 25 --timeout 0.05
