# What play does not take, and what it says without a terminal: exit 2.
cd "$TMPDIR"
echo 'no puzzle' >words.txt
awk 'BEGIN { for (row = 0; row < 36; row++) { for (column = 0; column < 36; column++) printf "%d ", row || column ? 0 : 36; print "" } }' >large.txt
for arguments in '--level harder' '--size 7' '--size 26' '--box 9x9' '--size 9 --box 3x3' 'one.txt two.txt' nowhere.txt /dev/zero \
    words.txt large.txt '--level easy ...12134....42..' '--resume ...12134....42..' '--resume --new' '--resume --seed 5' \
    '--daily tomorrow' '--daily 2026-02-30' '--daily --level easy' '--daily --resume' '--statistics --new' --new ...12134....42.. ...12134..9.42.. ...12134..@.42..; do
    nonet play $arguments
    code=$?
    [ $code = 2 ] || echo "exit $code: $arguments"
done
nonet play --statistics
printf '%s\n' play quit | nonet menu | sed -n '/^The game/p'
