# Values in the symbols of the puzzle, no line longer than 80 columns, and levels that are too deep to be drawn have numbers.
. ./common
nonet compare --trace --nodes 600 --lines 1000 --propagate forward --order mrv ../data/hard_25x25.txt >"$TMPDIR/trees"
grep -c '^engine' "$TMPDIR/trees"
sed 's/\r//' "$TMPDIR/trees" | awk 'length > 80'
grep -m 3 '(or' "$TMPDIR/trees"
grep -m 2 ':  \[1[3-9]\]' "$TMPDIR/trees"
nonet compare --trace --nodes 5 ../data/endless_49x49.txt | grep -m 1 'givens'
pattern 8 8 | holes | nonet compare --trace | sed -n 2p
