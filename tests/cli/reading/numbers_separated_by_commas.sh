# -1, _ and . for empty cells, all numbers of a board in one line.
echo '-1,-1,_,1,2,1,3,4,.,.,.,.,4,2,-1,-1' | nonet solve
