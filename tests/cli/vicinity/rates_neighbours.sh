# With ratings behind them, and only those within a range.
. ./common
nonet vicinity $hard >"$TMPDIR/all"
nonet vicinity --rate $hard >"$TMPDIR/rated"
nonet rate "$TMPDIR/all" | cmp - "$TMPDIR/rated"
nonet rate --min 3 --max 4.5 "$TMPDIR/all" >"$TMPDIR/few"
nonet vicinity --rating 3..4.5 $hard | cmp - "$TMPDIR/few"
nonet rate --min 5 "$TMPDIR/all" >"$TMPDIR/few"
nonet vicinity --rating 5.0.. $hard | cmp - "$TMPDIR/few"
nonet vicinity --rating ..2.3 --limit 1 $hard
nonet vicinity --rate --limit 1 --json $hard
run nonet vicinity --rating high $hard
run nonet vicinity --rating .. $hard
run nonet vicinity --rating 6..5 $hard
run nonet vicinity --rating 6.. $unique
