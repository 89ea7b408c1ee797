# --propagate and --order choose rows of the search engine; the others stay.
. ./common
nonet compare --no-times --propagate singles $hard
nonet compare --no-times --order mrv $hard $hard | cut -c1-60
