# The transform, the automorphisms, as columns, below a grid, and as JSON.
. ./common
nonet canon --transform --automorphisms $unique ................
nonet canon --transform --automorphisms --to rows $unique
nonet canon --json $unique
nonet convert --to candidates $unique | nonet canon
run nonet canon $equal_givens
run nonet canon --json $equal_givens
pattern 4 4 | run nonet canon
