# At every question, at the end of the input and at a signal.
. ./common
end() {
    printf '%s\n' "$@" | nonet menu --seed 1 >"$TMPDIR/out"
    echo "$*: exit $?, $(tail -n 1 "$TMPDIR/out")"
}
printf '%s\n' $unique $several >"$TMPDIR/puzzles"
cd "$TMPDIR"
nonet menu </dev/null | tail -n 2
echo "exit $?"
end solve
end solve puzzles
end paste
end paste ...1
end watch
end watch easy
end watch easy ''
end watch easy run
printf 'quit' | nonet menu | tail -n 1

echo 'Signals at a question:'
mkfifo silent
exec 3<>silent
signal INT 0.4 nonet menu <silent | tail -n 2
for name in INT TERM; do
    echo watch >silent
    signal $name 0.4 nonet menu <silent >out
    echo "exit $?, $(tail -n 1 out)"
done
echo paste >silent
signal INT 0.4 nonet menu <silent >out
echo "exit $?, $(tail -n 1 out)"
