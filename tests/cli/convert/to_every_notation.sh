# One puzzle in each; with one pencil mark thinned out nothing is said, as all are plain here.
. ./common
for notation in $(notations); do
    echo "$notation:"
    nonet convert --to $notation $(puzzle_for $notation)
done
