# Comments, blanks and deletions without an end obey the time limit and Ctrl-C; so does input that does not come.
. ./common
cd "$TMPDIR"
mkfifo silent
exec 3<>silent
for text in 'c nothing' '' 'd 1 0'; do
    yes "$text" | run nonet verify --timeout 0.1 - $unique
done
run nonet verify --timeout 0.1 - <silent
run signal INT 0.5 nonet verify - <silent
