# Four techniques are practised by keys: a wrong answer is explained, what is true for another reason is told so, a right one
# shows the step; what is known of them is in the list then, though the program is killed.
. ./common
practise() {
    begin nonet practise --number 1 "$@"
}
practise swordfish
show 'a position' 'swordfish: take'
keys g 1 3 1 Enter
show 'a wrong answer, and why' 'here is'
keys g 1 5 1
show 'it goes on' 'r1c5<>1'
keys Enter
panel 'true, but by another technique' 'true, but'
keys r g 7 4 6 Enter
show 'a right answer' 'Right.'
keys Enter
part 'the next position' 'position 2' 'position'
kill -9 $(program)
await 'exit 137'
end

practise xy-chain
await 'XY-chain: take'
keys g 7 2 7 Enter
panel 'a chain: a wrong answer' 'taken back'
keys h
panel 'where' 'Look at'
keys h
panel 'what' 'There is'
keys g 7 6 6 Enter
panel 'with help' 'Right.'
end

practise als-xz
await 'ALS-XZ: take'
keys g 3 9 9 Enter
panel 'sets: a wrong answer' 'taken back'
keys g 6 9 9 Enter
panel 'sets: right' 'Right.'
end

practise 'unique-rectangle-type-1'
await 'rectangle'
keys g 2 4 6 Enter
panel 'a rectangle: a wrong answer' 'taken back'
keys g 2 4 5 Enter
panel 'a part of it is right' 'gives'
keys q
await 'exit 0'
end
nonet practise --list
