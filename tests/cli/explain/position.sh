# A position made by explain is understood by hint, with what was struck; uniqueness needs unique givens.
. ./common
nonet explain --until pointing --result --to library $hard >"$TMPDIR/position"
cat "$TMPDIR/position"
nonet hint "$TMPDIR/position"
position=':0000:x:74.38.....237..+8.5....6..4...+2.9+8.3635+962718+4.6.........4..1..9...8..2...+3197.+4+58:216 618 918 128 937 139 239 144 161 465 466 671 688 789:::'
nonet explain --brief "$position" | tail -n 1
run nonet explain --technique 'hidden rectangle' "$position"
