# 288 different ones, in order.
nonet solve --all ................ >"$TMPDIR/list"
echo "exit $?"
wc -l <"$TMPDIR/list" | tr -d ' '
LC_ALL=C sort -u -c "$TMPDIR/list" && echo sorted and different
sed -n '1p;2p;$p' "$TMPDIR/list"
cut -f2 "$TMPDIR/list" | nonet check | uniq -c | sed 's/^ *//'
