# It takes no files, and plain nonet takes no pipe; with standard input that cannot be read it ends with an error.
. ./common
run nonet menu puzzle.txt </dev/null
run nonet menu --seed 0 </dev/null
run nonet </dev/null
run nonet menu <. | tail -n 2
