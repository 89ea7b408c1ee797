# Unreadable text has line and column, a "no" only the line where its puzzle begins.
. ./common
cd "$TMPDIR"
printf '\n# two\n\n...1\n2134\n....\n4..4\n' >grid
nonet check grid
