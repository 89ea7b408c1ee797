# 4x4, 6x6, 9x9, written and read again, give the same answers, found out and with --from.
. ./common
cd "$TMPDIR"
for notation in $(notations); do
    case $notation in
    sudokuwiki | coach | exchange) echo $hard >puzzles ;;
    *) printf '%s\n' $unique .6....5...2...5..21.365...64.343.2.. $hard >puzzles ;;
    esac
    nonet solve puzzles >expected
    nonet convert --to $notation puzzles >there
    nonet solve --to line there >found_out
    nonet solve --to line --from $notation there >forced
    cmp found_out expected && cmp forced expected && echo $notation
done
