# All steps of a technique where there are none: that is said, also with several solutions, and counted.
. ./common
run nonet explain --technique exocet "$hard"
run nonet explain --technique swordfish $several
run nonet explain --technique swordfish --cell r1c1 $several
run nonet explain --technique BUG+1 $several
run nonet hint --cell r1c1 $several
printf '%s\n' $several $unique "$hard" >"$TMPDIR/three"
run nonet explain --technique exocet "$TMPDIR/three"
run nonet explain --brief --technique hidden-single "$TMPDIR/three"
run nonet explain --json --technique exocet $several | grep -o '"verdict":"[^"]*"\|"steps":\[\]'
