# Every board that can be read is drawn, also a wrong one; the picture goes to standard output.
. ./common
cd "$TMPDIR"
for board in $unique $several $none $equal_givens $no_candidates; do
    nonet draw $board >board.svg || echo "exit $?"
    pictures board.svg
done
pattern 4 4 | holes | nonet draw >large.svg
pattern 8 8 | nonet draw >largest.svg
pictures large.svg largest.svg
# Candidates are shown if they are asked for, or if the text has marks.
marks() {
    nonet draw --json "$@" | grep -o '"part":"mark"' | wc -l
}
marks $unique
marks --candidates $unique
nonet convert --to candidates $unique >marks
marks marks
