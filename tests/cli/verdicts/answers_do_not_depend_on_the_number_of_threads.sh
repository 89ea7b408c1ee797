# 400 puzzles of all kinds: output and messages of -j1, -j4 and the default are the same.
. ./common
cd "$TMPDIR"
relabelled 300 >puzzles
for i in $(seq 20); do printf '%s\n' $unique $several $none $equal_givens $unreadable; done >>puzzles
for command in solve check count 'solve --all' 'solve --json' 'solve --both'; do
    nonet $command -j1 puzzles >one 2>one_messages
    nonet $command -j 4 puzzles >four 2>four_messages
    nonet $command puzzles >default 2>default_messages
    cmp one four && cmp one_messages four_messages && cmp one default && cmp one_messages default_messages &&
        echo "$command: $(wc -l <one) lines, $(wc -l <one_messages) messages"
done
