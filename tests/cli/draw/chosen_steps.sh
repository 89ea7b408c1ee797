# --technique takes the first step of a kind on the way, --cell and --value choose among steps, and the options of explain say
# which way that is.
. ./common
cd "$TMPDIR"
nonet draw --technique xy-wing $hard >wing.svg
nonet draw --technique 'naked pair,hidden pair' $hard >pair.svg
nonet draw --hint --cell r1c5 $hard >cell.svg
nonet draw --hint --value 6 $hard >value.svg
pictures wing.svg pair.svg cell.svg value.svg
run nonet draw --technique jellyfish $unique
run nonet draw --hint --cell r9c9 --value 9 $hard
run nonet draw --steps --value 4 -o four-%d.svg $hard
ls four-*.svg | wc -l
nonet draw --hint --like hodoku $hard >hodoku.svg
nonet draw --step 30 --path shortest $hard >short.svg
pictures hodoku.svg short.svg
run nonet draw --hint --cell r9c9 $unique
run nonet draw --technique nothing $hard
