# Puzzles of any size are made while the screen says so; Escape gives up, and the level is asked for again.
# Boards other than 9x9 are rated step by step, in a thread.
. ./common
for arguments in '--level easy' '--size 6 --level medium' '--size 16 --level easy' '--box 2x4 --level easy'; do
    play --seed 1 $arguments
    part "$arguments" 'cells to go' 'seed 1'
    end
done
play --size 25 --level extreme
await 'Making a puzzle'
keys Escape
part 'given up' 'given up' 'given up\|Level'
keys Escape
part 'left' 'exit' exit
end
play --size 6 --level easy --seed 5
await 'cells to go'
keys '*'
part 'a board that is not 9x9 is rated' 'rated ' 'rated '
