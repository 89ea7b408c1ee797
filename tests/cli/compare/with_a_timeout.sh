# What is too slow is given up; its row says so.
. ./common
nonet compare --timeout 0.05 $endless >"$TMPDIR/table"
echo "exit $?"
sed -n 's/^\(search *forward *input *[a-z]*\).*\(>.*\)/\1 ... \2/p; s/^\(search *singles *mrv *[a-z]*\) .*/\1/p' "$TMPDIR/table"
