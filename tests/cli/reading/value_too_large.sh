# 7 on a 6x6 board, 5 in a table of 4x4.
printf '%s\n' .6....5...2...5..71.365...64.343.2.. '0 0 0 1' '2 1 3 5' '0 0 0 0' '4 2 0 0' | nonet solve
