# Nothing tells 3 from 4, so one is tried for both, and both are left out afterwards.
. ./common
nonet compare --trace 1......2........
nonet compare --trace --propagate singles ......3.5....4.53.5.3..6.....4....63
