# Time limits and Ctrl-C end all threads that work on a board.
. ./common
data=$PWD/../data/endless_49x49.txt
cd "$TMPDIR"
cp "$data" board
run nonet check -j3 --timeout 0.5 board 2>&1
run signal INT 1 nonet count -j3 board 2>&1
