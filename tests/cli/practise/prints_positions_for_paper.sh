# Positions with their candidates, the answers behind the last one; the same numbers give the same positions.
. ./common
nonet practise x-wing --text --answers
echo
nonet practise --text --number 3 --count 2 'naked pair' w-wing
echo
nonet practise --text --number 3 'naked pair' >three
nonet practice --text --number 3 'naked pair' | cmp - three && echo 'it has two names'
nonet practise --text --number 3 --seed 2 'naked pair' | cmp -s - three || echo 'another seed turns it'
nonet practise --text --number 24 'naked pair' | cmp -s - three || echo 'so does another round'
