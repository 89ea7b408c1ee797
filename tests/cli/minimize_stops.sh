# A signal ends an endless list and keeps what was found; a time limit says what it left out.
. ./common
full=$(nonet solve $hard)
signal INT 0.5 nonet minimize --all $full >"$TMPDIR/forms" 2>"$TMPDIR/messages"
echo "exit $?"
cat "$TMPDIR/messages"
head -20 "$TMPDIR/forms" | cut -f2 | nonet check --minimal | sort -u
nonet minimize --all --timeout 0.2 $full 2>&1 >/dev/null | sed 's/[0-9]* minimal/N minimal/'
