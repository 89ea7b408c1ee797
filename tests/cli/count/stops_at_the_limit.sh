# N+ where there may be more.
. ./common
run nonet count --limit 2 $several
run nonet count --limit 3 $several
run nonet count --limit 4 $several
run nonet count -n 1 $none
