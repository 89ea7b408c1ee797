# Options that do not go together, and values that are none.
. ./common
run nonet compare --lines 5 $unique
run nonet compare --no-times --json $unique
run nonet compare --no-times --trace $unique
run nonet compare --trace --lines 0 $unique
run nonet compare --trace --lines 1000001 $unique
run nonet compare --trace=5 $unique
run nonet compare --nodes 0 $unique
run nonet compare --nodes many $unique
run nonet compare --order first $unique
run nonet compare --propagate all $unique
run nonet compare --trace @@@
run nonet compare --trace no_such_file.txt
echo $unreadable | run nonet compare --trace
