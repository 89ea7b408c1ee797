# A grid that comes row by row with pauses is one puzzle.
for row in ...1 2134 .... 42..; do
    echo "$row"
    sleep 0.15
done | nonet solve
