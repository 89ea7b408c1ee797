# A file that grows too large is an error, and leaves nothing.
. ./common
cd "$TMPDIR"
(
    ulimit -f 8
    run nonet check --proof proof $hard 2>&1
)
ls -A
