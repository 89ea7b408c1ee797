# The scales are made for 9x9 boards, but nonet's own.
. ./common
run nonet rate --scale nonet $unique
run nonet rate --scale nonet --canonical $unique
nonet generate --size 12 --level hard --seed 1 | nonet rate --scale nonet - | cut -f 2
run nonet rate $unique
run nonet rate --json $unique
