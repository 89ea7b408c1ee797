# Slow and fast puzzles mixed: the same lines in the same order, whatever the number of threads.
. ./common
slow=.6...8.7...793.....182........6....3....792.......294....5.....72....31...4.....8
for turn in 1 2 3 4 5; do echo $slow; relabelled 40; done >"$TMPDIR/puzzles"
cd "$TMPDIR"
nonet rate -j1 puzzles >one
nonet rate -j3 puzzles | cmp - one
cut -f1 one | cmp - puzzles
cut -f2- one | sort | uniq -c | sed 's/^ *//'
