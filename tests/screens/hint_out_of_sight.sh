# In a window that shows a part of the board a hint is brought into sight; the cursor's next move leads back to the cursor.
. ./common
rows=14 columns=40
play $puzzle
show 'the keys to begin with are named' 'all keys'
keys h k
part 'the cursor is in a corner' 'r9c9' '^.│\|r9c9'
keys i i i
show 'the hint is about a cell at the top' 'for 6 in'
keys Left
part 'the cursor again' 'Esc: no hint' '^.│'
