# 16x16 as line, numbers and so on, and 36x36 where there is room; HoDoKu's own two are for boards up to 9x9.
. ./common
nonet convert ../../examples/sixteen.txt >"$TMPDIR/sixteen"
pattern 6 6 | holes | nonet convert >"$TMPDIR/thirty-six"
cd "$TMPDIR"
for puzzle in sixteen thirty-six; do
    for notation in $(notations); do
        # Where a single candidate is left, these two read back a value.
        case $notation in candidates | sukaku) continue ;; esac
        nonet convert --to $notation $puzzle >there 2>/dev/null || { echo "$puzzle: not as $notation"; continue; }
        nonet convert there 2>/dev/null | cmp -s - $puzzle && echo "$puzzle: $notation"
    done
done
