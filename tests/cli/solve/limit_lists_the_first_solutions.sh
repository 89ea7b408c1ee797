# --limit N of solve: up to N, in order; the message says that there are more.
. ./common
run nonet solve --limit 2 $several
run nonet solve -n2 $unique
run nonet solve --limit=3 $several
