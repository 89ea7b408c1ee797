# Links of other sites are written and read; those with other rules are refused.
. ./common
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
for site in sudokuwiki coach exchange link f-puzzles; do
    link=$(nonet convert --to $site $puzzle)
    echo "$link"
    run nonet convert "$link"
done
nonet convert --to fpuzzles $unique | run nonet solve
run nonet convert --to sudokuwiki $unique
echo ':0000:x:53+4.7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79:214:::' >"$TMPDIR/state"
for site in sudokuwiki sudokupad; do nonet convert --to $site "$TMPDIR/state" | nonet convert --to library; done
run nonet convert 'https://sudokuexchange.com/play?s=5NlQ19j9mGca3OIN1bWGk2m41TjS79&d=1'
run nonet solve 'https://sudokupad.app/wsj7iunsg6'
run nonet solve 'https://www.sudokuwiki.org/jigsaw.htm?bd=0'
