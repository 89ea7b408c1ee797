# Each solution is an object; that of the puzzle follows.
. ./common
printf '%s\n' $several $none $unreadable | nonet solve --json --all 2>/dev/null
nonet solve --json --limit 1 $several 2>/dev/null
