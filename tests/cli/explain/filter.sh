# Only the steps that do something in a cell or to a value.
. ./common
nonet explain --brief --cell r8c1 "$hard" | grep '^ *[0-9]*\. '
nonet explain --brief --cell r8c1 --value 8 "$hard" | grep '^ *[0-9]*\. '
nonet explain --placements --value 2 "$hard"
nonet explain --json --cell r8c1 "$hard" | grep -o '"text":"[^"]*"'
nonet explain --brief --technique hidden-single --value 2 "$hard"
run nonet explain --brief --technique hidden-single --cell r1c2 "$hard"
nonet hint --stage what --cell r7c2 "$hard"
nonet hint --json --value 4 "$hard" | grep -o '"text":"[^"]*"'
run nonet hint --cell r1c1 "$hard"
for cell in r0c1 r1c65 1,1 r1 c1 rc r1c r100c1 r1c1x ''; do
    run nonet hint --cell "$cell" "$hard"
done
run nonet hint --value 0 "$hard"
run nonet explain --result --value 1 "$hard"
