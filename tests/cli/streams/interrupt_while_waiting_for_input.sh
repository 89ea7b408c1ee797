# Nothing more comes, and nothing was asked: a summary all the same.
. ./common
mkfifo "$TMPDIR/silent"
exec 3<>"$TMPDIR/silent"
signal INT 0.5 nonet solve <"$TMPDIR/silent"
