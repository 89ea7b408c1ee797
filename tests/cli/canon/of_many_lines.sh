# Runs of plain lines have a way of their own; it gives the same forms, also of clashing lines, in the same blanks.
. ./common
cd "$TMPDIR"
nonet generate --count 140 --seed 3 > some
nonet generate --count 140 --seed 4 --solution | cut -f 2 > full
{ cat some; head -n 1 some | sed 's/^../11/'; tr . 0 < some; cat full; } > lines
nonet canon -j 2 lines > forms
echo "exit $?"
nonet canon --transform lines | cut -f 1 > one_by_one
cmp forms one_by_one && wc -l < forms | tr -d ' '
grep -c '\.' forms
grep -c 0 forms
