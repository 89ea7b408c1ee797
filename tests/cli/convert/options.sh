# --blank, --to-symbols, alone and together.
. ./common
nonet convert --blank 0 $unique
nonet convert --blank=_ --to rows $unique
nonet convert --to-symbols A $unique
nonet convert --to-symbols wxyz --blank - $unique
nonet convert --to-symbols 0 $unique
