# HoDoKu's order ends with its level and score.
. ./common
nonet explain --like hodoku --brief $hard | tail -n 1
nonet explain --like hodoku --json $hard | tr ',' '\n' | grep hodoku
