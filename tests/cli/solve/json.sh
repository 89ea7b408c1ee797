# Every verdict, an object a line; messages as ever.
. ./common
printf '%s\n' $unique $several $none $equal_givens $no_candidates $unreadable >"$TMPDIR/puzzles"
cd "$TMPDIR"
nonet solve --json puzzles
nonet solve --json --first puzzles 2>/dev/null | sed -n 2p
nonet solve --json $endlessly $endless
