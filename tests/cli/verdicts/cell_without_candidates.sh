# An empty line, `invalid`, 0; the message names the cell.
. ./common
run nonet solve $no_candidates
run nonet check $no_candidates
run nonet count $no_candidates
