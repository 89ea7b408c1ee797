# After operands, together in one word, with the value attached; -- ends them.
. ./common
nonet solve $several -a --stats 2>/dev/null
nonet solve -aj2 $several 2>/dev/null
nonet count -n2 $several -j 1 -- $unique
