# Ctrl-C ends the work, here waiting for a file that no one writes; SIGTERM ends the program.
. ./common
cd "$TMPDIR"
mkfifo answers never
exec 3<>answers 4<>never
printf '%s\n' solve never quit >answers
signal INT 0.4 nonet menu <answers >out
echo "exit $?"
plain_menu <out
printf '%s\n' solve never >answers
signal TERM 0.4 nonet menu <answers >out
echo "exit $?, $(tail -n 1 out)"
