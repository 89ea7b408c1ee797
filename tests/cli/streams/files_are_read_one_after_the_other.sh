# Messages count lines in each file, the numbers of --all go through.
. ./common
cd "$TMPDIR"
printf '%s\n' $unique $unreadable >first
printf '%s\n' '# a comment' $unreadable $several >second
nonet solve --all first second
nonet solve --all second - <first
