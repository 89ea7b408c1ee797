# An empty line, `invalid`, 0; the message names both cells.
. ./common
run nonet solve $equal_givens
run nonet check $equal_givens
run nonet count $equal_givens
