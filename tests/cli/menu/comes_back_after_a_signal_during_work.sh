# Ctrl-C ends the work, here waiting for a file that no one writes; SIGTERM ends the program.
. ./common
cd "$TMPDIR"
mkfifo answers never
exec 3<>answers 4<>never
printf '%s\n' solve never quit >answers
signal_when INT 'file.*never' nonet menu
echo "exit $?"
plain_menu <out
printf '%s\n' solve never >answers
signal_when TERM 'file.*never' nonet menu
echo "exit $?, $(tail -n 1 out)"
