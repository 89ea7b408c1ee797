# The only solution, `unique`, 1, and nothing on standard error.
. ./common
run nonet solve $unique
run nonet check $unique
run nonet count $unique
