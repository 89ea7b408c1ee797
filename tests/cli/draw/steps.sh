# Steps are those of nonet explain, each drawn before it is taken.
. ./common
cd "$TMPDIR"
nonet draw --hint $hard >hint.svg
nonet draw --step 1 $hard >first.svg
cmp hint.svg first.svg
nonet draw --step 7 $hard >step.svg
pictures hint.svg step.svg
nonet explain --brief $hard | sed -n '/^ *7\. /p'
run nonet draw --steps -o all-%02d.svg $hard
ls all-*.svg | wc -l
nonet explain --brief $hard | grep -c '^ *[0-9]*\. '
cmp all-07.svg step.svg
run nonet draw --step 500 $hard
run nonet draw --step 500 --json $hard | grep -o '"drawings":.*'
run nonet draw --steps --only singles -o stuck-%d.svg $hard
run nonet draw --hint $several >several.svg
pictures several.svg
run nonet draw --hint $none
run nonet draw --steps $(nonet solve $unique)
