# A player who has practised nothing; a family, a level; JSON.
. ./common
export HOME="$TMPDIR/home"
mkdir "$HOME"
nonet practise --list
nonet practise --list wings
nonet practise --list --level medium
nonet practise --list --json | grep -o '"next":"[^"]*"'
nonet practise --list --json | grep -o '"box":0' | wc -l
echo 'what is no database'
printf 'this is no database, but some text in its place, long enough for a header' >"$HOME/.local/share/nonet/statistics.db"
run nonet practise --list 2>&1 | sed 's/is statistics.*/is ANOTHER/'
