# The step of every technique's example: all that is said about it and the houses it is about.
. ./common
nonet techniques --json | sed -n 's/,"\(picture\|chains\|sets\)":.*//; s/.*"step":{"technique"/technique/p' |
    sed 's/,"\(level\|text\|reason\|place\|what\|placements\|base\|cover\|fins\)":/\n    \1: /g'
