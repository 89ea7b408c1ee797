# A game that is being played is not offered to another one; both are kept.
. ./common
play ...12134....42..
await 'r1c1'
keys 3
await 'r1c1 yours'
terminal new-window "nonet play --no-timer; echo \"exit \$?\"; exec sleep 1000"
part 'the other one is not offered' 'Arrows choose' 'New game'
keys Escape
await 'exit 0'
terminal respawn-window -k "nonet play --no-timer $puzzle; echo \"exit \$?\"; exec sleep 1000"
await 'r1c1 given'
keys Right 2
await 'r1c2 yours'
end
while [ "$(ls "$HOME/.local/state/nonet/games" | wc -l)" != 2 ]; do sleep 0.03; done
touch -d 2001-01-01 "$HOME"/.local/state/nonet/games/own-4x4* # so that the other one is the last
play
await 'Enter: resume'
screen_text | grep ' own ' | sed 's/ 20.*//' | sort
keys Enter
await 'the game goes on'
keys n
part 'the other one is offered in the game, too' 'a saved game' 'saved game'
keys Up Enter
await 'Saved games'
keys Enter
part 'and goes on' 'the game goes on' 'yours'
