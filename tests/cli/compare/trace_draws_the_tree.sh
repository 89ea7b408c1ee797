# Each guess with its alternatives, what came of it, and what is left without it; then the solution and the numbers of the table.
. ./common
nonet compare --trace $hard
nonet compare --no-times --propagate locked --order mrv+degree $hard | tail -1
