# 25x25 boards that take long, one of them and two: the answers are the same with any number of threads.
. ./common
data=$PWD/../data/hard_25x25.txt
cd "$TMPDIR"
head -2 "$data" >board
nonet solve -j1 board >one
for threads in 2 8; do nonet solve -j$threads board >several && cmp one several; done
nonet solve -j3 --json --all board | grep -o '"verdict":"[a-z]*"\|"count":[0-9]*'
nonet check -j2 "$data"
