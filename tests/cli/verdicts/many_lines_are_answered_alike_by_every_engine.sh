# Hundreds of lines of all kinds, some with one digit less or changed, a bad line and another notation among
# them: the bulk engine, the band engine and the search engine give the same answers and messages.
. ./common
cd "$TMPDIR"
relabelled 600 | awk 'NR % 5 == 0 { sub(/[1-9]/, ".") } NR % 7 == 0 { sub(/[1-9]/, "1") } { print }
    NR == 300 { print "no puzzle"; gsub(/\./, "0"); print }' >puzzles
for command in solve check 'count --limit 3'; do
    nonet $command --engine search puzzles >search 2>search_messages
    for engine in band bulk; do
        nonet $command --engine $engine puzzles >other 2>other_messages
        cmp search other && cmp search_messages other_messages || echo "$command: $engine differs"
    done
    nonet $command puzzles | cmp - search || echo "$command: the default differs"
    echo "$command: $(wc -l <search) lines"
    cat search_messages
done
nonet check puzzles 2>/dev/null | sort | uniq -c | sed 's/^ *//'
