# Minimal or redundant, with the cells; other answers as without --minimal.
. ./common
run nonet check --minimal $hard
run nonet check --minimal $unique
run nonet check --minimal 1234341221434321
printf "%s\n" $several $none $equal_givens $unreadable | run nonet check --minimal
nonet check --minimal --json $hard 123434122143432. $several
run nonet check --minimal --engine search $hard
run nonet check --minimal --stats $hard
pattern 4 4 | holes | nonet check --minimal | cut -c 1-40
