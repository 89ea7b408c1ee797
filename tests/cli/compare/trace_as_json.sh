# An object for each puzzle, its events in the order of the search.
. ./common
nonet compare --trace --json --propagate forward --order mrv $several | sed 's/"ms":[0-9.]*/"ms":N/'
run nonet compare --trace --json --lines 2 $hard | sed 's/"ms":[0-9.]*/"ms":N/'
printf '%s\n' $equal_givens $unreadable | nonet compare --trace --json | sed 's/"ms":[0-9.]*/"ms":N/'
