# 1 to 9, then A to G: rows in, rows out.
nonet solve ../../examples/sixteen.txt
