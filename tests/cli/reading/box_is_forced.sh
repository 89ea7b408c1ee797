# 6x6 with boxes of 3 rows and 2 columns; 4x4 without boxes, where rows are enough.
puzzle=.1.......325..6.13243......2..635.4.
nonet solve --box 3x2 $puzzle
nonet check --box 2x3 $puzzle
nonet check --box 1x4 1234............
nonet count --box 1x4 1234............
nonet convert --box 3x2 --to bordered $puzzle
