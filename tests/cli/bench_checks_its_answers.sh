# The table without its times, and the signature; a file; an unknown set.
. ./common
cd "$TMPDIR"
nonet bench --puzzles 20 --runs 1 trivial multiple invalid |
    awk '/^signature/ { print $1; next } { print $1, $2, $3, $NF }'
relabelled 150 >puzzles
nonet bench --runs 1 --engine bulk -j2 puzzles | awk 'NR < 3 { print $1, $2, $3, $NF }'
nonet bench --runs 1 nosuchset 2>&1 >/dev/null
