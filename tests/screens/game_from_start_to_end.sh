# A whole game in 80x24: marks, hints, undo, a mistake, kill -9, resume, the end, and what is left of it.
. ./common
play "$puzzle"
show 'the puzzle' 'r1c1 given'
keys Right Right Space 3 8 Space
show 'pencil marks of a cell' 'r1c3 3 8'
keys a
show 'all marks' 'all marks are filled in'
keys i
panel 'a hint: where' 'Look at'
keys i
panel 'what' 'There is'
keys i
show 'why' 'for 6 in'
keys Enter
show 'done' 'done: '
keys u
part 'undone' 'undone' 'undone'
keys g 1 2 7
show 'a value that clashes' 'clashes'
keys s
part 'a wrong one' 'are shown: yes' 'r1c2\|mistake\|yes'
keys b
part 'back to before it' 'back to before' 'r1c2\|back'
keys g 9 9 c 2 v
show 'a colour' 'r9c9 (b)'
kill -9 "$(program)"
part 'killed' 'exit 137' exit
end
begin nonet play --resume
show 'and gone on' 'the game goes on'
keys z c
type_text "$(typing "$puzzle" "$(nonet solve $puzzle)")"
show 'the end' 'Look at the board'
keys Down Enter
part 'left' 'exit' exit
end
echo '== what is left'
find "$HOME/.local/state" -type f
nonet play --statistics
cat "$HOME/.config/nonet/play.conf"
