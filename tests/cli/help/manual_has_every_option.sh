# What nonet help --man prints names every option of every command, and mandoc likes it, where there is one.
nonet help --man >"$TMPDIR/manual"
for command in solve check count compare convert help; do
    for option in $(nonet help $command | sed -n 's/^  .*  *--\([a-z-]*\) .*/\1/p'); do
        sed 's/\\-/-/g' "$TMPDIR/manual" | grep -q "^.It .*Fl -$option" || echo "no --$option"
    done
done
command -v mandoc >/dev/null || exit 0
{ printf '.Dd $Mdocdate$\n.Dt NONET 1\n.Os\n.Sh NAME\n.Nm nonet\n.Nd test\n.Sh COMMANDS\n'; cat "$TMPDIR/manual"; } |
    mandoc -T lint -W error
