# Alt with a key and sequences of unknown function keys do nothing, and nothing of them is taken for a key; Escape alone, known
# keys and pasted text work as ever.
. ./common
# sequence TEXT: behind an Escape, all at once.
sequence() {
    type_text "$(printf '\033%b' "$1")"
}
play $puzzle
await 'r1c1 given'
keys Right 2
await 'r1c2 yours'
keys M-u M-3 M-x M-O
sequence '[1;99R'
sequence '[[A'
sequence '[57400u'
sequence 'Ou'
sequence ']11;rgb:1111/2222/3333\033\\'
sequence ']52;c;uuu\007'
sequence 'P1+r55\033\\'
sequence '\033[A'
keys Right 3
part 'nothing happened but the last two keys' 'r1c3 yours' 'nonet\|1│\|yours\|to go'
sequence '[99~u'
part 'a key behind one' 'r1c3 empty' '1│\|empty\|to go'
keys Enter
part 'no hint to do' 'no hint yet' 'hint'
keys i
await 'Esc: no hint'
keys Escape
part 'Escape' 'Space values' '1│'
paste_text "$(echo ...12134....42..)"
part 'paste' '4x4' '4x4\|own'
