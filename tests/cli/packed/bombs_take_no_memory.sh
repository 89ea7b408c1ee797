# A small file that unpacks to a hundred megabytes of one line, or of nothing, is read in a few megabytes.
# Sanitizers: none, as memory is limited
. ./common
needs_packed
command -v gzip >/dev/null || { echo 'gzip is missing'; exit 77; }
cd "$TMPDIR"
{ echo $unique; head -c 100000000 /dev/zero; } | gzip -1 >zeros.gz
{ echo $unique; head -c 100000000 /dev/zero | tr '\0' 1; } | gzip -1 >line.gz
(
    ulimit -v 150000
    run nonet solve -j1 zeros.gz
    run nonet solve -j1 line.gz
)
