# What comes before the end of a file that is cut off is answered; then one message with the place, and exit code 2. The next file is read as ever.
. ./common
needs_packed
cd "$TMPDIR"
relabelled 3000 >plain
nonet solve plain >right
# is_begun: are these the first answers?
is_begun() {
    lines=$(wc -l <answers)
    head -n "$lines" right | cmp - answers && [ "$lines" -lt 3000 ] && echo "a part of the answers"
}
for format in gz zst xz bz2; do
    nonet convert -o whole.$format plain
    bytes=$(wc -c <whole.$format)
    head -c $((bytes * 9 / 10)) whole.$format >cut.$format
    code=0
    nonet solve cut.$format >answers 2>messages || code=$?
    sed 's/(byte [0-9]*/(byte N/;s/line [0-9]*/line N/' messages
    echo "exit $code"
    is_begun
    # Changed: only the checks at the end may find that.
    { head -c $((bytes / 2)) whole.$format; echo damage; tail -c +$((bytes / 2 + 8)) whole.$format; } >bad.$format
    code=0
    nonet solve bad.$format 2>messages >answers || code=$?
    grep -E 'damaged|cut off' messages | sed 's/(byte [0-9]*/(byte N/;s/line [0-9]*/line N/'
    echo "exit $code"
done
# The next file.
echo $unique >next
run nonet count cut.gz next 2>/dev/null | tail -n 2
