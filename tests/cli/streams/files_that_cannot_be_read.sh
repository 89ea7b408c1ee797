# A missing file, a directory, a file without a puzzle: a message each, the rest is answered.
. ./common
cd "$TMPDIR"
mkdir folder
: >empty
printf '# nothing\n\n' >comment
echo $unique >good
run nonet check missing folder empty good comment missing/file
run nonet check folder
run nonet check </dev/null
