# The solution is entered in the colour of the player, if there is exactly one.
. ./common
values() {
    nonet draw --json "$@" | grep -o '"part":"digit"[^}]*"fill":"[a-z]*"' | sed 's/.*"fill"://' | sort | uniq -c
}
values $unique
values --solution $unique
for board in $several $none $equal_givens; do run nonet draw --solution $board; done
run nonet draw --solution --timeout 0.05 --json "$(pattern 8 8 | awk '{ for (i = 1; i <= NF; i++) if (NR > 6) $i = 0; print }')" | grep -c '"stopped":true'
printf '%s\n' $unique $several >"$TMPDIR/puzzles"
run nonet draw --solution -o "$TMPDIR/solved-%d.svg" "$TMPDIR/puzzles"
ls "$TMPDIR"
