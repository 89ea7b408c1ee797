# The story of a small puzzle, its short forms, and the exit status.
. ./common
nonet explain $unique
nonet explain --brief $unique
nonet explain --placements $unique
nonet explain --result $unique
