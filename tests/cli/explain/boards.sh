# The pattern of each step is marked on a picture, with a legend.
. ./common
nonet explain --brief --boards --until pointing $hard | tail -n 36
