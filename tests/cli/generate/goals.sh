# Ratings, scores and techniques are reached, and other programs of ours agree.
. ./common
nonet generate --seed 5 --count 5 --rating 4.2..5.0 >"$TMPDIR/rated"
nonet rate --min 4.2 --max 5.0 "$TMPDIR/rated" | wc -l | tr -d ' '
nonet generate --seed 5 --count 5 --score 500..600 >"$TMPDIR/scored"
nonet rate --scale hodoku --min 500 --max 600 "$TMPDIR/scored" | wc -l | tr -d ' '
nonet generate --seed 5 --count 3 --technique "unique rectangle" >"$TMPDIR/needed"
for without in "" "--without unique-rectangle-type-1,unique-rectangle-type-2,unique-rectangle-type-3,unique-rectangle-type-4,unique-rectangle-type-5,unique-rectangle-type-6"; do
    nonet explain --json --without expert,extreme $without "$TMPDIR/needed" 2>/dev/null | grep -c '"solved":true'
done
nonet generate --seed 5 --count 3 --level easy --without "hidden single" --without "last digit" |
    nonet explain --json --only "naked single,full house" | grep -c '"solved":true'
