# An error like any other.
nonet solve <"$TMPDIR"
