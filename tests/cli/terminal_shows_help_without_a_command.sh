# Plain nonet on a terminal: what it is; with NO_COLOR nothing but text.
script -qec nonet /dev/null </dev/null | tr -d '\r' >"$TMPDIR/screen"
sed -n '1,4p' "$TMPDIR/screen"
! grep "$(printf '\033')" "$TMPDIR/screen"
