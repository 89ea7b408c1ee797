# A file whose name reads as a puzzle is that file.
. ./common
cd "$TMPDIR"
echo $several >$unique
nonet check $unique
