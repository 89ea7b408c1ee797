# --cpu forces an instruction set of the bulk engine; all that the processor has agree.
. ./common
cd "$TMPDIR"
relabelled 500 >puzzles
nonet solve --engine search puzzles >expected
for cpu in $(nonet --version | sed -n 's/^instruction sets: //p'); do
    nonet solve --engine bulk --cpu $cpu puzzles | cmp - expected || echo "$cpu differs"
done
nonet solve --cpu z80 puzzles
echo "exit $?"
nonet solve --engine band --order mrv puzzles
