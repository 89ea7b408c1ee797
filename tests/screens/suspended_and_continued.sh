# Ctrl-Z gives the shell back as it was, fg the game; a terminal that goes away loses nothing.
. ./common
begin env PS1=shell: sh -i
await 'shell:'
type_text "stty -g >$TMPDIR/before; nonet play --no-timer $puzzle"
keys Enter
await 'r1c1 given'
keys Right 2
await 'r1c2 yours'
keys C-z
part 'suspended' 'Stopped' 'Stopped'
type_text "stty -g | cmp - $TMPDIR/before && echo 'the terminal is as it was'"
keys Enter
part 'the terminal' 'is as it was' '^the terminal'
terminal resize-window -x 90 -y 30
type_text fg
keys Enter
part 'gone on in another size' 'r1c2 yours' 'r1c2\|2'
keys Down 3
await 'r2c2 yours'
end
begin nonet play --resume
part 'after the terminal was closed' 'the game goes on' 'r2c2\| 2  \| 3  '
kill -TERM "$(program)"
part 'ended by a signal' 'exit 143' exit
end
# Stopped by others, the game cannot give the terminal back; bash sets its own modes, and the game must set them again.
begin env PS1=shell: bash --norc --noprofile -i
await 'shell:'
type_text "nonet play --no-timer $puzzle"
keys Enter
await 'r1c1 given'
kill -STOP "$(ps -o pid=,comm= --ppid "$(program)" | awk '$2 == "nonet" { print $1 }')"
await 'Stopped'
type_text 'clear; fg'
keys Enter
await 'r1c1 given'
keys Right 2
part 'stopped by others' 'r1c2 yours' 'r1c2'
