# --stats: a line on standard error, or a member of the JSON, as without a proof.
. ./common
cd "$TMPDIR"
nonet check --proof proof --stats $unique 2>&1 | sed 's/[0-9][0-9.]* ms/N ms/; s/\(guesses\|backtracks\|propagations\|deepest\) [0-9]*/\1 N/g'
nonet check --proof proof --json --stats $unique 2>&1 | grep -c '"stats":{'
