# Both scales, one of them, and as JSON; a heading is a comment for whoever reads the lines again.
. ./common
nonet rate --about
nonet rate --about --scale hodoku
nonet rate --about --json | sed 's/"rules":"[^"]*"/"rules":R/'
nonet rate --header $hard >"$TMPDIR/rated"
cat "$TMPDIR/rated"
nonet rate "$TMPDIR/rated"
