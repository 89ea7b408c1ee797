# Whatever is done in shards, and merged, is what one run writes: answers, messages, exit code.
# The text has unreadable lines, puzzles without and with several solutions, comments, and a grid after which it is not cut.
cat ../../examples/puzzles.txt ../../examples/easy.txt >"$TMPDIR/lines.txt"
{
    cat ../../examples/puzzles.txt
    echo 'this is no puzzle'
    printf '%081d\n' 0
    echo 11...............................................................................
    cat ../../examples/sixteen.txt ../../examples/hard.txt
    nonet convert --to bordered ../../examples/easy.txt
    cat ../../examples/puzzles.txt
} >"$TMPDIR/mixed.txt"
cd "$TMPDIR" || exit 2

while read -r size arguments; do
    nonet $arguments >one.out 2>one.err
    echo $? >one.exit
    rm -rf journal
    for shard in 2 3 1; do nonet $arguments --journal journal --unit "$size" --shard $shard/3 || exit; done
    nonet merge journal >merged.out 2>merged.err
    echo $? >merged.exit
    for kind in out err exit; do cmp one.$kind merged.$kind || exit; done
    echo "$(($(ls journal | wc -l) - 2)) units: nonet $arguments"
done <<END
2 solve lines.txt
2 solve mixed.txt lines.txt
5 solve --json mixed.txt
3 solve --limit 3 mixed.txt
3 solve --both mixed.txt
3 solve --to bordered lines.txt
3 solve --to csv lines.txt
2 check mixed.txt
2 check --minimal lines.txt
2 count --limit 5 mixed.txt lines.txt
2 rate --header --scale nonet lines.txt
2 rate --max 3 --json --steps lines.txt
2 canon --transform mixed.txt
2 shuffle --seed 5 mixed.txt lines.txt
2 shuffle --seed 5 --count 3 --json lines.txt
2 minimize --seed 4 lines.txt
2 minimize --all --limit 4 lines.txt
2 explain --result --only easy lines.txt
2 explain --json lines.txt
9 generate --seed 3 --count 40
9 generate --seed 3 --count 20 --first 11 --to bordered
3 generate --seed 3 --count 8 --symmetry rotate180
3 generate --seed 3 --count 8 --size 6 --box 3x2
1 vicinity lines.txt
1 vicinity --remove 2 --add 1 8......3.............52...62..68..4.1.8.9...779...2.....3.6..59...1....3.......2.
END
