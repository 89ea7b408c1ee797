# One's own puzzle, from a file, typed in a line or pasted as a board: watched up to the next step that is no single, explained,
# solved.
. ./common
puzzle=5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....
echo $puzzle >"$TMPDIR/own.txt"
echo 'no puzzle' >"$TMPDIR/words.txt"
menu own "$TMPDIR/words.txt" "$TMPDIR/own.txt" watch s n q q quit | sed "s#$TMPDIR/##" | without_list
menu own $puzzle explain another 1234 34.. 2143 4321 solve watch run q quit | without_list
menu own 12345678.$(printf %72s | tr ' ' .) watch run quit quit | without_list
