# The page that nonet help --man prints of a command names its options; the list for nonet(1) names every command.
commands=$(nonet help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
nonet help --man >"$TMPDIR/list"
for command in $commands; do
    grep -qx "\.It Xr nonet-$command 1" "$TMPDIR/list" || echo "no $command in the list"
    nonet help --man $command | sed 's/\\-/-/g' >"$TMPDIR/page"
    for option in $(nonet help $command | sed -nE 's/^  (-., |    )--([a-z-]*).*/\2/p'); do
        grep -q "^.It .*Fl -$option" "$TMPDIR/page" || echo "$command: no --$option"
    done
done
nonet help --man verify | head -n 13
nonet help --man nothing
