# The scales are made for 9x9 boards.
. ./common
run nonet rate $unique
run nonet rate --json $unique
