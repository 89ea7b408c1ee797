# rate puts each puzzle into the level that was asked for, and explain agrees.
# Sanitizers: none, as test_generator does the same
. ./common
for level in easy medium hard expert extreme; do
    nonet generate --seed 5 --count 20 --level $level >"$TMPDIR/puzzles"
    nonet rate --scale nonet "$TMPDIR/puzzles" | cut -f 2 | sort | uniq -c | tr -s ' '
    [ $level = extreme ] || nonet explain --json "$TMPDIR/puzzles" | grep -c "\"level\":\"$level\",\"score\""
done
nonet generate --seed 5 --count 50 --level ..medium | nonet rate --scale nonet | cut -f 2 | sort | uniq -c | tr -s ' '
