# Text that cannot be read has its place in the message, and others are drawn all the same.
. ./common
cd "$TMPDIR"
printf '%s\n' $unique $unreadable $unique >puzzles
run nonet draw -o %d.svg puzzles
run nonet draw $unreadable
run nonet draw --json puzzles | cut -c 1-100
run nonet draw missing.txt
ls
# Mistakes of a player are named instead of a step.
run nonet draw --hint "$(cat <<'END'
:0000:x:+2..12134....42..:::
END
)"
