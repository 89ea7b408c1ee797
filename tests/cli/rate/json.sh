# Tenths as whole numbers, the hardest technique of each scale, and the scale that can be quoted.
. ./common
several9=$(echo $hard | sed 's/^5/./')
equal9=$(echo $hard | sed 's/^5/7/')
printf '%s\n' $hard $several9 $equal9 nonsense $unique $(nonet solve $hard) >"$TMPDIR/puzzles"
cp ../data/endless.txt "$TMPDIR/endless"
cd "$TMPDIR"
run nonet rate --json --scale all puzzles
run nonet rate --json --timeout $(seconds 1) endless 2>messages | sed 's/"sukaku":"12[^"]*"/"sukaku":S/;s/"puzzle":"[^"]*"/"puzzle":P/'
sed 's/after [0-9]* s/after N s/' messages >&2
nonet rate --json --steps $hard | tr '{' '\n' | sed -n '1,12p'
