# --stats: a line on standard error; the answers stay as they are.
. ./common
nonet solve --stats $hard 2>&1 | sed 's/[0-9][0-9.]* ms/N ms/; s/\(guesses\|backtracks\|propagations\|deepest\) [0-9]*/\1 N/g'
