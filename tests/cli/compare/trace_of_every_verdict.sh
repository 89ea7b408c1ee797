# One solution, several, none, contradictory values; also on a board that is full. The search ends with the second solution.
. ./common
printf '%s\n' $unique $several $none $equal_givens 1234341221434321 | run nonet compare --trace
