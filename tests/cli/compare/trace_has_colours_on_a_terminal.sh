# Only there, and not if NO_COLOR is set.
. ./common
export TERM=xterm
env -u NO_COLOR script -qec "nonet compare --trace $hard" /dev/null | tr -d '\r' | sed -n '2,8p' | tr '\033' '^'
nonet compare --trace $hard >"$TMPDIR/plain"
script -qec "nonet compare --trace $hard" /dev/null | tr -d '\r' | cmp - "$TMPDIR/plain"
