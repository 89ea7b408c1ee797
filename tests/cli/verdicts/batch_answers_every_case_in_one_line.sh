# One answer a line, in order; only unreadable lines get a message each, the "no" answers one closing line.
. ./common
printf '%s\n' $unique $several $none $equal_givens $no_candidates $unreadable $unique >"$TMPDIR/batch"
cd "$TMPDIR"
run nonet solve batch
run nonet check batch
run nonet count batch
