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
saved daily-2026-11-20 7 3x3 hard $puzzle '0.000 look r1c1 values colour 1 highlight 0'
sed -i 's/^level.*/&\ntitle Daily 2026-11-20/' "$games/daily-2026-11-20.nonet"
touch -d '2026-11-07 12:34' "$games/daily-2026-11-20.nonet"
saved solved-4x4 28 2x2 easy 123.341221434321 '65.000 enter r1c4=4'
echo 'nonet-game 1' >"$games/broken.nonet"
touch -d '2026-11-29 12:34' "$games/broken.nonet"
play
show 'a new game, then the newest first' 'Enter: resume'
keys Up
await 'Enter: this'
keys Up
show 'what cannot be read is the last, games that are over before it' 'Enter: resume'
keys Enter
part 'one that is not readable' 'ends too early' 'broken'
keys d
show 'to be deleted' 'Keep it'
keys Escape
await 'Esc: leave'
keys d
await 'Keep it'
keys Enter
part 'it was kept' 'of 21' 'not readable'
keys d
await 'Keep it'
keys Down Enter
part 'it is gone' '> easy' 'solved\|Daily'
keys PPage
part 'a page back' '11-25 12:34' '> '
keys Home
await 'Enter: this'
keys Down Down DC
part 'an old one' 'Delete it' 'easy 4x4'
keys Down Enter
part 'gone, too' '> easy' '11-24\|11-25\|hard  '
ls "$games" | wc -l
keys Home Down Enter
part 'gone on with' '55 cells to go' 'hard 9x9'
keys n
await 'a saved game'
keys g
show 'the others' 'Saved games'
keys n
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
