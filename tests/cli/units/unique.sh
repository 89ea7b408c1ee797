# Of equivalent answers the first stays, in the order of the answers; also if memory holds only a few thousand of them.
cp ../../examples/puzzles.txt "$TMPDIR"
cd "$TMPDIR" || exit 2
nonet generate --seed 1 --count 3000 >some.txt
nonet shuffle --seed 2 some.txt >others.txt
cat some.txt others.txt some.txt >all.txt
nonet shuffle --seed 3 --journal shuffled --unit 700 all.txt
nonet merge shuffled >merged.txt
nonet canon --unique --original merged.txt >expected.txt
nonet merge --unique shuffled | cmp - expected.txt && wc -l <expected.txt
nonet merge --unique --memory 1 --temp . shuffled | cmp - expected.txt && echo "the same with 1 MB"
nonet rate --journal rated --unit 5 puzzles.txt
nonet minimize --all --limit 3 --journal lists --unit 5 puzzles.txt
nonet merge lists | wc -l
nonet merge --unique lists | wc -l
nonet merge --unique rated | cut -f 2-
nonet solve --json --journal json puzzles.txt
nonet merge --unique json; echo "json: $?"
nonet check --journal words puzzles.txt
nonet merge --unique words; echo "words: $?"
