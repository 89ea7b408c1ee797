# Small files, cut and changed at every tenth byte (test_packed: at every one): never a crash, always a reason; of what is cut
# the right answers.
. ./common
needs_packed
cd "$TMPDIR"
printf '%s\n' $unique $unique $unique $unique >plain
nonet solve plain >right
# judge WHAT: exit code 2, and the reason comes last; or all is answered, as nobody reads the byte.
judge() {
    code=0
    nonet solve damaged >answers 2>messages || code=$?
    runs=$((runs + 1))
    case $code in
    0) cmp -s answers right || echo "$1: other answers" ;;
    2) tail -n 1 messages | grep -qE 'cut off|damaged|not packed|not a value|cells' || echo "$1: $(cat messages)" ;;
    *) echo "$1: exit $code" ;;
    esac
}
for format in gz zst xz bz2; do
    nonet convert -o whole.$format plain
    bytes=$(wc -c <whole.$format) runs=0 at=11
    while [ $at -lt $bytes ]; do
        head -c $at whole.$format >damaged
        judge "$format cut at $at"
        head -n "$(wc -l <answers)" right | cmp -s - answers || echo "$format cut at $at: other answers"
        { head -c $at whole.$format; printf '\125'; tail -c +$((at + 2)) whole.$format; } >damaged
        judge "$format changed at $at"
        at=$((at + 10))
    done
    [ $runs -gt 4 ] && echo "$format: done"
done
