# The files of check, and what verify finds.
. ./common
cd "$TMPDIR"
run nonet check --json --proof proof $unique
run nonet verify --json proof
run nonet check --json --proof-format lrat --proof proof $unique
run nonet verify --json proof
run nonet check --json --proof proof $none 2>&1
run nonet verify --json proof
run nonet check --json --proof other $several 2>&1
echo '0' >other
run nonet verify --json other $several 2>&1
