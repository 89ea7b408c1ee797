# A line for each puzzle and a total.
. ./common
printf '%s\n' $unique $several $unreadable | nonet check --stats 2>&1 >/dev/null |
    sed 's/[0-9][0-9.]* ms/N ms/; s/\(guesses\|backtracks\|propagations\|deepest\) [0-9]*/\1 N/g'
