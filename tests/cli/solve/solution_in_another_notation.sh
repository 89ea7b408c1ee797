# solve --to: the answer in the notation named, whatever the puzzle is in.
. ./common
nonet solve --to rows $unique
nonet solve --to ss $unique
nonet solve --to numbers $unique
nonet solve --to sdx $unique
printf '...1\n2134\n....\n42..\n' | nonet solve --to line
