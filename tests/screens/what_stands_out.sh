# The row, column and box of the cursor are shaded, and cells with two candidates highlighted: in 256 colours on dark and light terminals, in
# eight, and without colours not at all; both can be switched.
. ./common
# looks PATTERN: on how many cells of the screen begins a stretch in this look?
looks() {
    terminal capture-pane -e -p | grep -o "$1" | wc -l
}
both() {
    play ...12134....42..
    await 'r1c1 empty'
    echo "$1: $(looks "$2") shaded"
    keys '~'
    await 'shaded: no'
    echo "then $(looks "$2")"
    keys '~' '^'
    await 'have two candidates'
    echo "$(looks "$3") highlighted"
    keys q
    await 'exit 0'
    end
}
both 'dark' '48;5;236' '48;5;221'
mkdir -p "$HOME/.config/nonet"
echo 'background = light' >"$HOME/.config/nonet/play.conf"
both 'light' '48;5;254' '48;5;221'
rm "$HOME/.config/nonet/play.conf"
term=xterm both 'eight colours' '44m' '43m'
play ...12134....42.. # the last two options are as usual again
await 'r1c1 empty'
keys '^'
await 'have two candidates'
end
export NO_COLOR=1
play ...12134....42..
await 'r1c1 empty'
echo "without colours: $(looks '4[0-7]m\|48;5') shaded"
keys '^'
await 'have two candidates'
echo "$(looks '[;[]4m') underlined"
