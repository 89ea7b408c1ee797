# For count they are an answer like any other: exit 0 and no closing line.
. ./common
printf '%s\n' $unique $several >"$TMPDIR/batch"
cd "$TMPDIR"
run nonet solve batch
run nonet check batch
run nonet count batch
