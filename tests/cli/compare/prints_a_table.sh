# A row for the default, then one for each engine, the search engine with every propagation and order.
. ./common
nonet compare $unique >"$TMPDIR/table"
sed -n 1p "$TMPDIR/table" | tr -s ' '
sed -n 2p "$TMPDIR/table" | cut -d' ' -f1
grep '^search' "$TMPDIR/table" | awk '{ print $2, $3, $4, NF }'
