# 4x4, 6x6, 9x9 and 16x16, lines and rows, each answered as what it is.
. ./common
{
    echo $unique
    echo .6....5...2...5..21.365...64.343.2..
    printf '...1\n2134\n....\n42..\n\n'
    echo $hard
    cat ../../examples/sixteen.txt
} >"$TMPDIR/mixed"
cd "$TMPDIR"
nonet check mixed
nonet solve mixed
