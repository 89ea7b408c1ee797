# A goal that is out of reach: --timeout and Ctrl-C end it, and say so.
. ./common
run nonet generate --seed 1 --clues 38..40 --timeout $(seconds 1) 2>&1 | sed 's/found: .*/found: .../'
run signal INT 0.3 nonet generate --seed 1 --clues 38..40 --count 5 2>&1 | grep -v nearest
cd "$TMPDIR"
# What there is comes in the order of the numbers, and if some are missing in between, it is said which there are.
nonet generate --seed 1 --clues ..21 --json --count 1000000 --timeout $(seconds 2) -j 3 2>told |
    sed 's/.*"number":\([0-9]*\),.*/\1/' >numbers
sort -n numbers | cmp - numbers
test -s numbers && grep -c 'stopped by the time limit; .* puzzles made' told
awk 'function range() { return first < last ? first "-" last : first }
    NR > 1 && $1 != last + 1 { print range() }
    NR == 1 || $1 != last + 1 { first = $1 }
    { last = $1 }
    END { print range() }' numbers >ranges
# The first ones, without a gap, need no words.
[ "$(grep -cvx '1\(-[0-9]*\)\?' ranges)" -eq 0 ] || head -n 10 ranges | paste -s -d , | sed 's/,/, /g' >expected
touch expected
sed -n 's/.*they are the puzzles number //p' told | sed 's/ of seed 1$//; s/ and [0-9]* more$//' | cmp - expected && echo 'as told'
