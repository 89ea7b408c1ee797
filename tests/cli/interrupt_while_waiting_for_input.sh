# Nothing more comes, and nothing was asked: a summary all the same.
mkfifo "$TMPDIR/silent"
exec 3<>"$TMPDIR/silent"
timeout --preserve-status -s INT -k 20 0.5 env --default-signal=INT nonet solve <"$TMPDIR/silent"
