# Plain nonet on a terminal asks what to do; with NO_COLOR, or on a terminal that knows nothing else, it is all text. Into
# a pipe it says what it is.
. ./common
session() {
    : >screen
    {
        until grep -q 'What shall' screen; do sleep 0.02; done
        echo watch
        until grep -q 'Difficulty' screen; do sleep 0.02; done
        echo easy
        until grep -q 'the first step' screen; do sleep 0.02; done
        echo
        until grep -q 'the next step' screen; do sleep 0.02; done
        echo q
        until grep -q 'Another one' screen; do sleep 0.02; done
        echo no
        until [ "$(grep -c 'What shall' screen)" = 2 ]; do sleep 0.02; done
        echo quit
    } | "$@" script -qec 'nonet; echo "exit $?"' /dev/null >screen
    tr -d '\r' <screen | plain_menu | sed "s/[0-9]* clues/CLUES/"
}
cd "$TMPDIR"
session env TERM=xterm | sed -n '1,/^The puzzle/p; /^Goodbye/,$p' | without_list
! grep "$(printf '\033')" screen
session env -u NO_COLOR TERM=dumb | tail -n 2
! grep "$(printf '\033')" screen
session env -u NO_COLOR TERM=xterm | tail -n 2
grep -q "$(printf '\033\\[1m')" screen && echo bold
echo
script -qec 'nonet | head -n 1' /dev/null </dev/null | tr -d '\r'
