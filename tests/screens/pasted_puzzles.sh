# Any notation can be pasted: it is played; in edit mode it is entered; text that is no puzzle says so.
. ./common
play --new
await 'Arrows choose'
keys e
show 'an empty board to enter a puzzle' 'solutions'
keys 5 5 # the cursor moves on
part 'a clash' 'givens clash' '5!\|clash'
paste_text "$(nonet convert --to bordered "$puzzle")"
part 'pasted into it' 'one solution' '│  5  \|solution\|givens'
keys u
part 'and undone' 'undone' 'undone\|givens'
keys y e
await 'cells to go'
paste_text 'this is no puzzle'
part 'words' 'no puzzle' 'puzzle'
paste_text "$(nonet convert --to candidates '...1
2134
....
42..')"
show 'a game of another size' '4x4'
