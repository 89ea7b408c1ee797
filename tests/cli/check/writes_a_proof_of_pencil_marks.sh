# Candidates of a sukaku belong to what is proved.
. ./common
cd "$TMPDIR"
sukaku=$(awk 'BEGIN { for (cell = 0; cell < 81; cell++) printf "%s", cell < 4 ? "123......" : "123456789" }')
run nonet check --proof proof "$sukaku" 2>&1
run nonet verify proof
run nonet verify proof "$sukaku"
run nonet verify proof "$(printf '%081d' 0)" 2>&1
