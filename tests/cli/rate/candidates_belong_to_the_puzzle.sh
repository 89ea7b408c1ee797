# A plain puzzle has the same rating with all its candidates written out; then the line begins with these.
. ./common
nonet convert --to sukaku $hard >"$TMPDIR/sukaku"
nonet convert --to candidates $hard >"$TMPDIR/candidates"
cd "$TMPDIR"
nonet rate sukaku | cut -f1 | cmp - sukaku
run nonet rate sukaku candidates $hard | cut -f2-
# Without the candidate that the XY-wing removes.
nonet explain --like hodoku --until 'W-wing' --result --to sukaku $hard >less
run nonet rate less | cut -f2-
