# Numbers of the search as an object of their own.
. ./common
nonet solve --json --stats $unique | sed 's/"propagations":[0-9]*/"propagations":N/; s/"ms":[0-9.]*/"ms":N/'
