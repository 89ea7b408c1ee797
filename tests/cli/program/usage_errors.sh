# A message that names the place in the help, exit 2, nothing on standard output.
. ./common
for arguments in '' 'slove' 'nothing' '--nothing' 'solve --limt 3' 'solve --nothing' 'solve -x' 'solve --limit' \
    'solve --limit 0' 'solve --limit -1' 'solve --limit 1x' 'solve --timeout 0' 'solve --timeout x' 'solve -j0' \
    'solve --jobs 257' 'solve --box 9x9' 'solve --box 3' 'solve --json=1' 'solve --from nothing' 'solve --to nothing' \
    'solve --engine nothing' 'solve --order nothing' 'solve --propagate nothing' 'solve --blank ab' 'solve --blank 5' \
    'solve --symbols 11' 'solve --all --limit 3' 'solve --first --all' 'solve --both --all' 'solve --both --json' \
    'solve --both --to rows' 'solve --json --to rows' 'solve --all --to rows' 'check --all' 'compare -j2' \
    'convert --stats' 'help nothing'; do
    nonet $arguments
    code=$?
    [ $code = 2 ] || echo "exit $code: $arguments"
done
