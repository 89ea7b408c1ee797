# What takes too long is given up, and the rest is answered.
. ./common
printf '%s\n' $unique $endless $unique >"$TMPDIR/batch"
cd "$TMPDIR"
run nonet solve $endlessly batch
run nonet check $endlessly batch
run nonet count $endlessly batch
