# Without deduced singles cells are forced by the order of guesses; the last line is that of the table.
. ./common
for propagate in forward singles locked fish; do
    for order in input mrv mrv+degree mrv+weight; do
        nonet compare --trace --lines 4 --propagate $propagate --order $order $hard | grep -v '^$\|^Solution'
        nonet compare --no-times --propagate $propagate --order $order $hard | tail -1 | tr -s ' '
    done
done
