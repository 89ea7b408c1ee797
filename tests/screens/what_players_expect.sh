# What players of other programs look for: checkpoints with names, a check while a hint is shown, a puzzle that has its level again
# after undo, a game that goes on as it was when it was killed, one that is played elsewhere, the puzzle of a day.
. ./common
begin nonet play --no-timer --daily 2026-11-16
await 'Daily 2026-11-16'
keys j + '('
show 'the checkpoints' '1: 47 to go'
keys Enter
await 'Give it a name'
keys n
await 'Its name'
type_text 'before the guess'
keys Enter
part 'one with a name' '1 before the guess' 'guess'
keys Escape
await 'r2c1 empty'
keys 9 '('
await '1 before'
keys Enter
await 'Return to it'
keys r
part 'returned to' 'back at' 'back at\|to go'
keys i
await 'no hint'
keys v
part 'a check while a hint is shown' 'nothing is wrong' 'nothing is\|^.*Hint'
keys Escape
await 'r2c1 empty'
keys e
await 'entering a puzzle'
keys 4
part 'an edited puzzle is no daily one' '35 givens' 'nonet'
keys u u
part 'undone, it is' 'Daily' 'nonet'
keys c 3
await '(c)'
keys 0 Escape
await 'mode values'
keys l 5 Down 2 Up x
await 'r2c2 empty'
while ! grep -q 'clear r2c2' "$HOME"/.local/state/nonet/games/*; do sleep 0.03; done
kill -9 "$(program)"
await Killed
end
begin nonet play --no-timer --daily 2026-11-16
part 'killed, it goes on as it was' 'goes on' 'mode\|r[0-9]c[0-9] \|Daily'
terminal new-window "nonet play --no-timer --resume; echo \"exit \$?\"; exec sleep 1000"
part 'the last game is played elsewhere' 'elsewhere' 'elsewhere\|exit'
terminal respawn-window -k "nonet play --no-timer $puzzle; echo \"exit \$?\"; exec sleep 1000"
await 'r1c1 given'
keys l 2
await 'r1c2 yours'
keys q
await 'exit 0'
terminal respawn-window -k "nonet play --no-timer --daily 2026-02-30; echo \"exit \$?\"; exec sleep 1000"
part 'no such day' 'exit' 'day\|exit'
touch -d 2001-01-01 "$HOME"/.local/state/nonet/games/own*
terminal respawn-window -k "nonet play --no-timer --resume; echo \"exit \$?\"; exec sleep 1000"
part 'another one goes on, and that is said' 'elsewhere' 'elsewhere\|nonet '
end
rm "$HOME"/.local/state/nonet/games/own*
flock "$HOME"/.local/state/nonet/games/daily* true # the first window's game has ended
begin nonet play --no-timer --daily 2026-11-16
await 'goes on'
keys '('
part 'the checkpoint is still there' 'before the guess' 'guess'
