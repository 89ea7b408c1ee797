# completions.sh: a shell on a terminal of its own completes what is typed. Sourced by the tests of the three shells.

# begin SHELL PROGRAM: say why not if that shell, or tmux, is missing.
begin() {
    for needed in "$1" tmux; do
        command -v "$needed" >/dev/null || { echo "$needed is not installed"; exit 77; }
    done
    work=$(mktemp -d)
    trap 'tmux -L nonet kill-server 2>/dev/null; rm -rf "$work"' EXIT
    mkdir "$work/home"
    touch "$work/home/my puzzle.txt"
    "$2" help --"$1" >"$work/_nonet"
    export TMUX_TMPDIR="$work" HOME="$work/home" LC_ALL=C.UTF-8
    unset TMUX TMUX_PANE
}

# terminal COMMAND FIRST: start the shell; its first line makes the prompt `> ` and loads the completion.
terminal() {
    tmux -L nonet -f /dev/null new-session -d -x 120 -y 30 "cd; $1"
    until tmux -L nonet capture-pane -p | grep -q '[^ ]'; do sleep 0.1; done # its prompt
    tmux -L nonet send-keys -l "$2"
    tmux -L nonet send-keys Enter
}

# wait_for LINE: until the last line with a prompt holds this.
wait_for() {
    for try in $(seq 100); do
        shown=$(tmux -L nonet capture-pane -p | sed -n 's/^> \{0,1\}//p' | tail -n 1)
        [ "$shown" != "$1" ] || return 0
        sleep 0.1
    done
    echo "expected: $1"
    echo "shown:    $shown"
    exit 1
}

# becomes TYPED COMPLETED: Tab makes this of what is typed.
becomes() {
    tmux -L nonet send-keys C-u C-l
    wait_for ''
    tmux -L nonet send-keys -l "$1"
    wait_for "$1"
    tmux -L nonet send-keys Tab
    wait_for "$2"
}

# usual_cases BEHIND_ITEM BEHIND_QUOTED: what all shells do alike; only what they put behind an item of a list differs.
usual_cases() {
    becomes 'nonet sol' 'nonet solve'
    becomes 'nonet --vers' 'nonet --version'
    becomes 'nonet my' 'nonet my\ puzzle.txt'
    becomes 'nonet help expl' 'nonet help explain'
    becomes 'nonet convert --to bord' 'nonet convert --to bordered'
    becomes 'nonet check --from=suk' 'nonet check --from=sukaku'
    becomes 'nonet solve --engine le' 'nonet solve --engine learn'
    becomes 'nonet generate --symmetry mir' 'nonet generate --symmetry mirror'
    becomes 'nonet play --level exp' 'nonet play --level expert'
    becomes 'nonet rate --scale hod' 'nonet rate --scale hodoku'
    becomes 'nonet hint --order my' 'nonet hint --order my\ puzzle.txt'
    becomes 'nonet solve my' 'nonet solve my\ puzzle.txt'
    becomes 'nonet bench 25' 'nonet bench 25x25'
    becomes 'nonet techniques skys' 'nonet techniques skyscraper'
    becomes 'nonet techniques interse' 'nonet techniques intersections'
    becomes 'nonet explain --technique "unique rec' 'nonet explain --technique "unique rectangle type'
    becomes 'nonet explain --technique "unique rectangle type 4' "nonet explain --technique \"unique rectangle type 4$2"
    becomes 'nonet explain --until empty\ r' "nonet explain --until empty\\ rectangle$1"
    becomes 'nonet explain --only easy,med' "nonet explain --only easy,medium$1"
    becomes 'nonet explain --without=death' "nonet explain --without=death\\ blossom$1"
    becomes 'nonet hint --with templates,interse' "nonet hint --with templates,intersections$1"
    becomes 'nonet generate --technique jel' "nonet generate --technique jellyfish$1"
    becomes 'nonet generate --without uniquen' "nonet generate --without uniqueness$1"
}
