# 6000 lines of three kinds, with four threads: the answers are where the puzzles are.
. ./common
awk -v unique=$unique -v several=$several -v none=$none 'BEGIN {
    for (i = 0; i < 6000; i++) print i % 7 == 0 ? several : i % 11 == 0 ? none : unique
}' >"$TMPDIR/puzzles"
awk 'BEGIN { for (i = 0; i < 6000; i++) print i % 7 == 0 ? "multiple" : i % 11 == 0 ? "none" : "unique" }' >"$TMPDIR/expected"
nonet check -j4 "$TMPDIR/puzzles" | cmp - "$TMPDIR/expected"
