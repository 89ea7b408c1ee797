# What cannot be: ports, operands, options that exclude each other.
. ./common
for port in 65536 -1 x '' 1.5 80x 99999999999999999999; do run nonet serve --port "$port" 2>&1; done
run nonet serve examples 2>&1
run nonet serve --list --open 2>&1
run nonet serve --verbose --list 2>&1
