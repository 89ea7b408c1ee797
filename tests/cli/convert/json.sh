# The text with its newlines; a board that the notation cannot hold is a newline.
. ./common
nonet convert --json --to rows $unique
pattern 7 7 | nonet convert --json --to line | sed 's/"puzzle":"[0-9 ]*"/"puzzle":"..."/'
