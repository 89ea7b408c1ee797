# Damaged proofs in LRAT: the line that is wrong is named.
. ./common
cd "$TMPDIR"
nonet check --proof proof --proof-format lrat $hard
try() {
    run nonet verify "$@" 2>&1
}
try proof $hard
try proof $unique
try proof .$(echo $hard | cut -c2-)
lines=$(wc -l <proof)
sed '$d' proof >damaged
try damaged
sed "$((lines - 1))d" proof >damaged
try damaged
sed '$s/ 0$//' proof >damaged
try damaged
sed '$s/ [0-9]* 0$/ 0/' proof >damaged
try damaged
sed '$s/ \([0-9]*\) 0$/ -\1 0/' proof >damaged
try damaged
sed '30s/^[0-9]*/1000000/' proof >damaged
try damaged
sed '30s/ -\?[0-9]* 0 / 730 0 /' proof >damaged
try damaged
sed '/solution/d' proof >damaged
try damaged
sed '40s/.*/99999 d 99998 0/' proof >damaged
try damaged
