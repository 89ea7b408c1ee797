# 49x49 has no symbols: an empty line, a message, exit 2; without --to it is numbers.
. ./common
cd "$TMPDIR"
pattern 7 7 >large
run nonet convert --to line large
nonet convert large | tr -s ' ' '\n' >numbers
tr -s ' ' '\n' <large | cmp - numbers && echo the same numbers
