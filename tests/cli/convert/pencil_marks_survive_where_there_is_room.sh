# A placed 2 and two deleted candidates leave one of three solutions; notations that lose them say so.
. ./common
cd "$TMPDIR"
echo ':0000:x:+2..1...4....42..:112 322:::' >puzzle
for notation in $(notations); do
    case $notation in sudokuwiki | coach | exchange) continue ;; esac # 9x9 only
    nonet convert --to $notation puzzle >there
    echo "$notation: $(nonet count there)"
done
