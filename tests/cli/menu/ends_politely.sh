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
mkfifo answers
exec 3<>answers
signal_when INT 'What shall' nonet menu
echo "exit $?"
tail -n 2 out
for name in INT TERM; do
    echo watch >answers
    signal_when $name Difficulty nonet menu
    echo "exit $?, $(tail -n 1 out)"
done
echo paste >answers
signal_when INT 'Type or' nonet menu
echo "exit $?, $(tail -n 1 out)"
