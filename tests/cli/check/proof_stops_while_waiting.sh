# No puzzle comes: Ctrl-C ends it, and leaves nothing.
. ./common
cd "$TMPDIR"
mkfifo silent
exec 3<>silent
run signal INT 0.5 nonet check --proof proof <silent
ls
