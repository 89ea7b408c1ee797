# The verdict, without solutions.
. ./common
printf '%s\n' $unique $several $equal_givens $unreadable | nonet check --json 2>/dev/null
nonet check --json $endlessly $endless 2>/dev/null
