# The table without its times; a file; an unknown set; and the signature, which is the same everywhere.
# Sanitizers: address
. ./common
cd "$TMPDIR"
nonet bench --puzzles 20 --runs 1 trivial multiple invalid | awk '{ print $1, $2, $3, $NF }'
relabelled 150 >puzzles
nonet bench --runs 1 --engine bulk -j2 puzzles | awk '{ print $1, $2, $3, $NF }'
nonet bench --puzzles 1 --runs 1 --engine band | tail -n 1
nonet bench --runs 1 nosuchset 2>&1 >/dev/null
