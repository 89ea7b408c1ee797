# --symbols 0, A and a list of one's own; the answer is in the same symbols.
. ./common
nonet solve --symbols 0 ...01023....31..
nonet solve --symbols A ...ABACD....DB..
nonet solve --symbols wxyz ...wxwyz....zx..
nonet solve --symbols wxyz --to-symbols 1 ...wxwyz....zx..
