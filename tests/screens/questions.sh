# Every question of the game: a wrong answer is named and asked again, Escape leaves.
. ./common
cd "$TMPDIR"
echo "$puzzle" >mine.txt
echo 'no puzzle' >words.txt
play --new
show 'a new game' 'Arrows choose' | sed 's/◂ 20.*▸ *d/◂ DAY ▸ d/' # today
keys s
part 'statistics' 'Esc: back' 'Statistics\|without help'
keys Escape
await 'Arrows choose'
keys o
await 'The name of a file'
keys nowhere.txt Enter
part 'a file that is not there' 'No such file' '>\|No such'
keys C-u words.txt Enter
part 'one that is no puzzle' 'line 1' '>\|line 1'
keys C-u mine.txt Enter
part 'a right one' 'r1c1 given' 'mine.txt\|r1c1'
keys '>'
show 'export' 'Notation'
keys Down Right Right Right Down Down Enter
show 'on the screen, which wraps long lines itself' 'Enter: back'
keys Enter
await 'r1c1'
keys '>'
await 'Notation'
keys Down Down Right Down Enter
await 'The name of a new file'
keys mine.txt Enter
part 'it is there already' 'another name' '>\|another'
keys C-u other.txt Enter
part 'written' 'written to' 'written'
diff mine.txt other.txt
keys '?'
show 'the keys' 'Up Down PgUp'
keys End
show 'the last ones' 'draw the screen again'
keys Escape
await 'r1c1'
keys p
show 'paused' 'paused '
keys p n
await 'Arrows choose'
keys Escape
part 'still there' 'mine.txt' 'mine.txt'
keys q
part 'left' 'exit' exit
