# Units that are kept are not done again; what is missing is said; shards without a journal write their answers.
cd "$TMPDIR" || exit 2
nonet generate --seed 1 --count 10 >ten.txt
nonet canon --journal forms --unit 3 --shard 2/2 ten.txt; echo "shard: $?"
nonet merge forms; echo "merge: $?"
nonet merge --partial forms; echo "partial: $?"
before=$(stat -c %i forms/00000001)
nonet canon --journal forms ten.txt; echo "the rest: $?"
[ "$before" = "$(stat -c %i forms/00000001)" ] && echo "unit 1 was not done again"
nonet merge forms | cmp - "$(nonet canon ten.txt >all && echo all)" && echo "all are there"
for shard in 1 2 3; do nonet canon --unit 3 --shard $shard/3 ten.txt; done | sort | cmp - "$(sort all >sorted && echo sorted)" && echo "without a journal, too"
nonet generate --seed 1 --first 4 --count 3 | cmp - "$(sed -n 4,6p ten.txt >some && echo some)" && echo "from the fourth on"
# A file that cannot grow, as on a full disk: a message, and what was kept stays good.
nonet generate --seed 2 --count 60 >sixty.txt
nonet solve --journal full --unit 20 --shard 1/3 sixty.txt
(ulimit -f 2; nonet solve -j1 --journal full sixty.txt); echo "full: $?"
ls full
nonet solve --journal full sixty.txt; echo "with room: $?"
nonet solve sixty.txt >solved
nonet merge full | cmp - solved && echo "all are there"
