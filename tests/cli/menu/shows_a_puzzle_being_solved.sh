# The starting board, the steps with their reasons, one by one and then all, the solved board; then another one.
. ./common
menu watch medium '' '' run yes easy '' q no quit | without_list
echo
echo 'Steps that only remove candidates show them; a reason that leaves no room for the board has a page of its own:'
{ printf 'watch\nextreme\n'; yes '' | head -60; printf 'q\nn\nq\n'; } | nonet menu --words full --seed 3 >"$TMPDIR/pages"
grep -c ': the reason' "$TMPDIR/pages"
sed -n '/^   [0-9]. pointing/,/^Go/p' "$TMPDIR/pages" | head -20
echo
echo 'Nothing is wider or higher than a terminal:'
awk 'length > 80' "$TMPDIR/pages"
awk '/Enter: the/ { if (last && NR - last > 24) print "a page of " NR - last " lines"; last = NR }' "$TMPDIR/pages"
