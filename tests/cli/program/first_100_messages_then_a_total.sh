# 250 unreadable lines: 250 empty lines, 100 messages, one closing line.
. ./common
for i in $(seq 50); do printf '%s\n' $unreadable $unreadable $unique $unreadable $unreadable $unreadable; done >"$TMPDIR/many"
cd "$TMPDIR"
nonet solve many 2>messages | sort | uniq -c | sed 's/^ *//'
wc -l <messages | tr -d ' '
tail -2 messages
