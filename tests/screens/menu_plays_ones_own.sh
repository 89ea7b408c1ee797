# From the menu one's own puzzle is played, with the values that are one's own, and then watched.
. ./common
begin nonet menu
await 'What shall it be'
type_text own
keys Enter
await 'a file, or type or paste it'
type_text "$puzzle"
keys Enter
await '(p)lay it'
type_text play
keys Enter
part 'the game' 'r1c1 given' '^1\|given'
keys q
await '(p)lay it'
type_text watch
keys Enter
await 'skip singles'
keys s Enter
part 'the first step that is no single' 'pointing' 'pointing\|box'
type_text q
keys Enter
await '(p)lay it'
type_text q
keys Enter
await '7  quit'
type_text q
keys Enter
part 'the end' 'exit' 'Goodbye\|exit'
