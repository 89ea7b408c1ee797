# At most so many lines, at most so many nodes, at most so long; the rest of the tree is counted.
. ./common
run nonet compare --trace --lines 3 $hard
run nonet compare --trace --nodes 30 --lines 1000 --propagate forward --order input $endless | tail -3
run nonet compare --trace --timeout 0.05 --lines 2 --propagate forward --order input $endless | sed 's/[0-9][0-9][0-9]*/N/g'
run nonet compare --nodes 100 --no-times --propagate forward --order input $endless | sed -n '1p; /^search/p' | tr -s ' '
signal INT 0.3 nonet compare --trace --propagate forward --order input $endless
echo "exit $?"
