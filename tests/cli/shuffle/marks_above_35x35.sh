# Above 35x35 there are no symbols for a line of pencil marks: JSON has the cells of `candidates` in one line, and so do
# lists. Both are read again, marks and all.
. ./common
form() {
    sed 's/.*"\(form\|minimal\)":"\([^"]*\)".*/\2/'
}
# Two cells of a full board have two marks each; nothing else tells that the board has marks.
pattern 6 6 | sed '1s/^1 2 /1\/2 1\/2 /' >"$TMPDIR/marks"
nonet shuffle --json --seed 2 "$TMPDIR/marks" | form >"$TMPDIR/form"
tr ' ' '\n' <"$TMPDIR/form" | wc -l
tr ' ' '\n' <"$TMPDIR/form" | grep -c /
nonet check "$TMPDIR/form"

nonet minimize --json --timeout 0.1 "$TMPDIR/marks" 2>/dev/null | form >"$TMPDIR/minimal"
grep -q / "$TMPDIR/minimal" && echo "with marks"
nonet check "$TMPDIR/minimal"
