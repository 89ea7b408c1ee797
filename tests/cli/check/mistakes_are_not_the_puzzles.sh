# What the player entered wrongly does not make the puzzle a wrong one; hint says the same.
. ./common
printf '[Puzzle]\n...1\n2134\n....\n42..\n[State]\n4..1\n2134\n....\n42..\n' >"$TMPDIR/game.sdk"
run nonet check "$TMPDIR/game.sdk" 2>&1 | sed "s|$TMPDIR/||"
run nonet hint "$TMPDIR/game.sdk" 2>&1 | sed "s|$TMPDIR/||"
