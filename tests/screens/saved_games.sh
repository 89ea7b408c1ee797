# All saved games in a list that scrolls, with what they are and how far they got; any can be gone on with, or deleted
# after a question.
. ./common
games=$HOME/.local/state/nonet/games
mkdir -p "$games"
# saved NAME DAY BOX LEVEL GIVENS MOVE: a game as the program writes it.
saved() {
    printf 'nonet-game 1\nbox %s\ngivens %s\nlevel %s\nmoves\n%s\n' "$3" "$5" "$4" "$6" >"$games/$1.nonet"
    touch -d "2026-11-$2 12:34" "$games/$1.nonet"
}
day=8
while [ $((day += 1)) -lt 26 ]; do
    saved "easy-4x4_$day" "$day" 2x2 easy 12....12........ '75.000 enter r1c3=3'
done
saved hard-9x9 26 3x3 hard $puzzle '3700.000 enter r1c2=2'
echo 'nonet-game 1' >"$games/broken.nonet"
touch -d '2026-11-27 12:34' "$games/broken.nonet"
play
show 'the newest first' 'Enter: resume'
keys Enter
part 'one that is not readable' 'ends too early' 'broken'
keys d
show 'to be deleted' 'Keep it'
keys Escape
await 'Esc: leave'
keys d
await 'Keep it'
keys Enter
part 'it was kept' '1-18 of 19' 'not readable'
keys d
await 'Keep it'
keys Down Enter
part 'it is gone' '> hard' 'hard'
keys NPage
part 'a page further' '> New game' '11-09\|New game'
keys Up Up DC
part 'an old one' 'Delete it' 'easy 4x4'
keys Down Enter
part 'gone, too' '> easy' '11-09\|11-10\|11-11'
ls "$games" | wc -l
keys Home Enter
part 'gone on with' '55 cells to go' 'hard 9x9'
keys n
await 'a saved game'
keys Up Enter
show 'the others' 'Saved games'
keys k Enter
part 'back' 'a saved game' 'saved game'
keys Escape
await 'r1c2'
keys q
part 'left' 'exit' exit
end
touch -d '2026-11-27 01:02' "$games"/hard*
rows=14 columns=40
play
show 'in a small window' 'Enter: resume'
keys Down Enter
part 'a small one' '11 cells to go' 'easy 4x4'
