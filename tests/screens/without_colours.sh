# NO_COLOR, a setting, and a terminal without colours: no colour is sent, but bold, underlined and reversed text; and
# letters and signs tell the rest. Without UTF-8 lines are drawn in ASCII.
. ./common
colours() {
    if terminal capture-pane -pe | grep -qE "$(printf '\033')\[[0-9;]*(3[0-7]|38|4[0-7]|48|9[0-7])[;m]"; then echo 'with colours'
    else echo 'without colours'; fi
}
for kind in TERM=tmux-256color TERM=screen NO_COLOR=1 TERM=vt100; do
    begin env $kind nonet play --no-timer "$puzzle"
    await 'r1c1 given'
    keys Right 5 c 3
    await 'r1c2 (c)'
    echo "$kind: $(colours)"
    terminal capture-pane -p | sed -n 3,4p
    end
done
begin env LC_ALL=C nonet play --no-timer "$puzzle"
await 'r1c1 given'
keys a
show 'LC_ALL=C' 'all marks'
keys g 1 2 d ']' 3
part 'colours of marks' '3b' 'mark colours\|3b'
keys '?'
part 'its keys' 'Esc: back' 'Left h\|Esc: back'
end
mkdir -p "$HOME/.config/nonet"
printf '# mine\ncolours = off\nlines = ascii\n' >"$HOME/.config/nonet/play.conf"
play "$puzzle"
await 'r1c1 given'
echo "colours = off: $(colours)"
part 'lines = ascii' 'r1c1 given' '^ +'
