# Escape sequences, marks of direction and other orders to the terminal in the name of a file and in what is pasted: they are
# shown, not obeyed. Names in other scripts stay as they are.
. ./common
cd "$TMPDIR"
nasty=$(printf 'a\302\233m\342\200\256c')
echo $puzzle >"$nasty"
echo $puzzle >'数独 é.txt'
play "'$nasty'"
show 'in the title' 'a\xC2\x9Bm'
keys '<'
await 'The name of a file'
terminal set-buffer "$(printf 'x\033[31m\302\233m\342\200\256y')"
terminal paste-buffer -p
show 'a pasted name' 'x\x1B[31m\xC2\x9Bm\xE2\x80\xAEy'
keys Enter
show 'which is none' 'No such file'
keys C-u
type_text '数独 é.txt'
keys Enter
show 'a name in other scripts' '数独'
keys q
await 'exit 0'
nonet play "no$(printf '\033]0;b\a')$nasty"
