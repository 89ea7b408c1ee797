# The board fits the window: 16x16 in 80x24, scrolled in less, with all marks in more; too small a window says so.
. ./common
play ../../examples/sixteen.txt
show '80x24' 'r1c1 given' | grep -v '^ one solution$' # which is said where the machine is slow
keys a
show 'all marks' 'all marks are'
keys w g 1 2 m 1 2 3 4 5 6 7 8 9 A B C D E F G m
await 'mode values'
part 'many marks' 'FG' 'r1c2\|FG'
keys a g 1 1
await 'r1c1 given'
terminal resize-window -x 60 -y 20
show '60x20' '┼───────────  12 7'
keys g G G
show 'scrolled to the last cell' 'r16c16'
terminal resize-window -x 44 -y 30
show '44x30: the panel is below' '
 mode values'
terminal resize-window -x 30 -y 10
show '30x10' 'must be 40x14'
terminal resize-window -x 172 -y 40
show '172x40' '9─────10────11'
keys q
await 'exit 0'
end
columns=100 rows=40 play "$puzzle"
show '9x9 in 100x40' 'r1c1 given'
