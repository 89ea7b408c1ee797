# A 16x16 board whose highest symbol is F may count from 0 or from 1: the note names the option that decides.
board=$(printf '5......F........'; printf '................%.0s' 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16)
echo "$board" | nonet convert --to rows | head -1
echo "$board" | nonet convert --symbols 0 --to rows | head -1
