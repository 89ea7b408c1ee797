# The board has another size than --box.
. ./common
nonet solve --box 2x3 $hard
