# From a game one practises what its hint names, and comes back to the game; the menu has an entry; a puzzle is made that needs a
# technique; help, keys, a small window, no colours.
. ./common
play $puzzle
await 'all keys'
keys i i
await 'There is'
keys ')'
part 'what the hint names' 'nonet practise' 'nonet practise'
keys '?'
part 'the keys of practice' 'Esc: back' 'Enter\|next position'
keys Escape
await 'nonet practise'
keys q
part 'back in the game' 'nonet   9x9' 'nonet   9x9'
end
begin env NO_COLOR=1 nonet practise --number 2 hidden-single
await 'single: enter'
keys h h h
show 'shown, without colours' 'This is'
keys q
await 'exit 0'
end
rows=16 columns=40
begin nonet practise --number 1 x-chain
await 'X-chain'
keys h h h
show 'a small window' 'This is'
end
unset rows columns
play --technique swordfish --seed 4
part 'a puzzle that needs a swordfish' 'seed 4   needs swordfish' 'seed 4   needs swordfish'
end
begin nonet menu
await 'number or a word'
keys practise Enter
await 'Which technique'
keys fish Enter
part 'from the menu' 'nonet practise' 'nonet practise'
keys q
await 'number or a word'
end
