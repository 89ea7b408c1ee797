# Three puzzles with placed values: one message, for the first; the exit code is 0.
. ./common
for i in 1 2 3; do echo ':0000:x:+2..1...4....42..::::'; done | nonet convert
