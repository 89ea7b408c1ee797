# Without guesses there is nothing to undo; plain backtracking needs both.
. ./common
nonet solve --stats $unique 2>&1 >/dev/null | sed 's/propagations.*//'
nonet solve --stats --engine search --propagate forward --order input $hard 2>&1 >/dev/null |
    sed 's/guesses [1-9][0-9]*, backtracks [1-9][0-9]*, .*/some guesses and some backtracks/'
