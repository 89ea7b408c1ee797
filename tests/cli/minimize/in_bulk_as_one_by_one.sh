# Hundreds of plain lines are answered together, and as each alone; -j changes nothing.
. ./common
{ relabelled 150; relabelled 150 | nonet solve; echo $hard | sed 's/^5/./'; echo $hard | sed 's/^5/8/'; echo $hard | tr . 0; } >"$TMPDIR/lines"
cd "$TMPDIR"
for command in "minimize --seed 5 --redundant" "check --minimal"; do
    nonet $command -j 1 lines >bulk
    nonet $command -j 3 lines | cmp - bulk
    nonet $command --timeout 100 lines 2>/dev/null | cmp - bulk # one by one
    sed -n '1p;151p;301,303p' bulk
done
run nonet check --minimal -j 1 lines | tail -1
