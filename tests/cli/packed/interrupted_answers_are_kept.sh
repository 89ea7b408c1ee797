# Ctrl-C: what was answered stays under the other name, a whole packed file.
. ./common
needs_packed
cd "$TMPDIR"
printf '%s\n' $unique "$(printf '%081d' 0)" $unique >puzzles
for name in out.txt out.zst; do
    run signal INT 1 nonet count -o $name puzzles 2>&1 | sed 's/[0-9]* solutions/N solutions/' | kept_as
    ls | kept_as
    cp $name.*.part kept
    if [ $name = out.txt ]; then cat kept; else nonet solve kept 2>&1; fi
    rm $name.*.part kept
done
