# The number, and whether it is exact.
. ./common
printf '%s\n' $unique $several $none $unreadable | nonet count --json --limit 2 2>/dev/null
nonet count --json $endlessly $endless 2>/dev/null
