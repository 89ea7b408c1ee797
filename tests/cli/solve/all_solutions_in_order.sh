# --all: the number of the puzzle, a tab, a solution; puzzles without one have no line.
. ./common
printf '%s\n' $unique $none $several | nonet solve --all
