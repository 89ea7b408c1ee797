# With a person at the other end every "no" is explained at once, and there is no closing line.
cd "$TMPDIR"
: >screen
{
    for puzzle in 1 2; do
        until [ "$(grep -c Paste screen)" = $puzzle ]; do sleep 0.02; done
        printf '...1\n...4\n....\n42..\n'
    done
    until [ "$(grep -c Paste screen)" = 3 ]; do sleep 0.02; done
} | script -qec 'nonet check; echo "exit $?"' /dev/null >screen
# A slow machine shows progress, and erases it.
tr -d '\r' <screen | grep 'nonet\|multiple\|exit' | sed 's/.*exit/exit/; s/.*\x1b\[K//'
