# Typed slowly: a board that an empty line ends too early can go on; a line that could begin a larger board is taken when
# nothing follows.
. ./common
cd "$TMPDIR"
: >screen
see() {
    until [ "$(grep -c "$1" screen)" = "${2:-1}" ]; do sleep 0.02; done
}
{
    see 'What shall'
    echo paste
    see 'Type or'
    printf '...1\n2134\n\n'
    see 'not a whole board'
    printf '....\n42..\n'
    see 'Another one'
    echo $unique
    see 'Another one' 2
    echo Q
    see 'What shall' 2
    echo Q
} | script -qec nonet /dev/null >screen
tr -d '\r' <screen | plain_menu | grep ':\|yet\|Goodbye'
