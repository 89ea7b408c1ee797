# Notations that keep no pencil marks give the line back to the letter.
. ./common
for notation in $(notations); do
    case $notation in
    candidates | sukaku | sdx) continue ;;
    sudokuwiki | coach | exchange) echo $hard >"$TMPDIR/puzzles" ;;
    *) printf '%s\n' $unique $hard >"$TMPDIR/puzzles" ;;
    esac
    nonet convert --to $notation "$TMPDIR/puzzles" | nonet convert | cmp - "$TMPDIR/puzzles" && echo $notation
done
