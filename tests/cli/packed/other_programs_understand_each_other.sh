# What gzip, zstd, xz and bzip2 write is read, and they read what nonet writes.
# Sanitizers: none, as the codecs are the same
. ./common
needs_packed
for program in gzip zstd xz bzip2; do
    command -v $program >/dev/null || { echo "$program is missing"; exit 77; }
done
cd "$TMPDIR"
relabelled 3000 >plain
nonet solve plain >right
# check NAME PROGRAM...
check() {
    name=$1
    shift
    "$@" -c plain >packed && nonet solve packed | cmp - right && echo "$name: read"
    nonet solve -o "answers.$name" packed && "$1" -dc "answers.$name" | cmp - right && echo "$name: written"
}
check gz gzip -9
check zst zstd -q -19 --long=27 -T2
check xz xz -9
check xz xz --check=sha256 --block-size=50000
check bz2 bzip2 -1
