# An object for each row of the table; the first is the default.
. ./common
nonet compare --json $unique | sed 's/:[0-9.]*\([,}]\)/:N\1/g' >"$TMPDIR/rows"
sed -n 1p "$TMPDIR/rows" | cut -c1-44
grep '"engine":"search","propagate":"forward","order":"input"' "$TMPDIR/rows"
grep -c '"engine":"search"' "$TMPDIR/rows"
# An engine that does not take boards of this size did nothing, and knows nothing.
nonet compare --json $unique | grep '"engine":"band"' | sed 's/"ms":[0-9.]*/"ms":N/'
