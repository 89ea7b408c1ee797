# What cannot be, and what would take too long or too much memory.
. ./common
run nonet vicinity --remove 17 $hard
run nonet vicinity --add x $hard
run nonet vicinity --memory 0 $hard
run nonet vicinity --remove 0 --add 0 $hard
pattern 4 4 | holes | run nonet vicinity
nonet convert --to sukaku $unique | run nonet vicinity
echo $unreadable | run nonet vicinity
echo $unreadable | run nonet vicinity --json
nonet vicinity --remove 3 --add 3 --timeout 0.2 $hard 2>&1 >/dev/null | sed 's/[0-9]* found in [0-9.]*/N found in P/'
signal INT 0.5 nonet vicinity --remove 3 --add 3 $hard >/dev/null 2>"$TMPDIR/messages"
echo "exit $?"
sed 's/[0-9]* found in [0-9.]*/N found in P/' "$TMPDIR/messages"
