# Few steps instead of simple ones; obeys the choice of techniques, the time and several solutions.
. ./common
moves() {
    grep -E '^ *[0-9]+\. ' | grep -vE 'single:|full house|last digit'
}
some=easy,pointing,sets,XY-wing
nonet explain --brief --path shortest --only $some,ALS-XZ "$hard" | moves
nonet explain --brief --path shortest --only $some "$hard" | moves
nonet explain --brief --path shortest --only $some "$hard" | tail -n 1
nonet explain --brief --path simplest --only $some "$hard" | tail -n 1
nonet explain --brief --path shortest --like hodoku "$hard" | tail -n 1
nonet explain --brief --path shortest --only easy,medium "$hard" 2>&1 | tail -n 1
nonet explain --brief --path shortest $unique | tail -n 1
nonet explain --brief --path shortest $several | tail -n 1
# Chains that take long to look for: none that are harder than what the simplest way needs.
chains=easy,dynamic-contradiction-chains,dynamic-chains-plus,nested-chains
for path in simplest shortest; do
    nonet explain --brief --path $path --only $chains \
        1..7..2.6......1......31.7...8....6..5.9.4..2..9.85......2...3..3...64..7.2.4.6.. | tail -n 1
done
nonet hint --stage what --path shortest "$hard"
nonet explain --path shortest --json "$hard" | grep -o '"solved":[a-z]*'
run nonet explain --path fastest "$hard"
run nonet explain --path shortest --technique x-wing "$hard"
run nonet hint --path shortest --cell r1c2 "$hard"
