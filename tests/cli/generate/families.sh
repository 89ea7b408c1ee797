# A family stands for its usual techniques: at its natural level, or up to the level that is asked for. The puzzles are of
# that level, and are not solved without the family.
. ./common
try() {
    level=$1 family=$2
    shift 2
    puzzle=$(nonet generate --seed 5 --technique "$family" "$@")
    nonet rate --scale nonet $puzzle | cut -f 2
    nonet explain --only "$(echo beginner,easy,medium,tricky,hard,expert | sed "s/$level.*/$level/")" $puzzle >/dev/null && echo "solved"
    nonet explain --only "$(echo beginner,easy,medium,tricky,hard | sed "s/$level.*/$level/")" --without "$family" $puzzle >/dev/null 2>&1 || echo "but not without $family"
}
try tricky fish
try tricky fish --level tricky
try hard fish --level hard
try hard wings --level hard
try tricky 'unique rectangle'
for level in medium extreme; do run nonet generate --technique wings --level $level; done
