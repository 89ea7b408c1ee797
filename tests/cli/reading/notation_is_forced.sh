# --from: lines of 16 characters are rows of a 16x16 or 4x4 puzzles; a file without header is no CSV.
. ./common
{ echo 1...............; yes ................ | head -15; } >"$TMPDIR/text"
cd "$TMPDIR"
run nonet check --from rows --symbols 1 text
nonet count --from line text | uniq -c | sed 's/^ *//'
run nonet check --from csv $unique
