# What is asked for wrongly is refused, with a reason.
. ./common
export HOME="$TMPDIR"
run nonet practise swordfsh --text
run nonet practise leviathan --text
run nonet practise x-wing leviathan --text
run nonet practise x-wing
run nonet practise x-wing --level harder --text
run nonet practise x-wing --list --text
run nonet practise x-wing --json
run nonet practise x-wing --count 3
run nonet practise x-wing --list --seed 3
run nonet practise x-wing --text --words full
run nonet practise x-wing --text --count 0
run nonet practise x-wing --text --number x
