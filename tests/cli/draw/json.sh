# One object for each puzzle, with what its pictures are made of.
. ./common
nonet draw --json $unique | cut -c 1-220
nonet draw --json --steps $unique | grep -o '"title":"[^"]*"'
nonet draw --json --hint --theme dark $hard | grep -o '"theme":"[a-z]*","title":"[^"]*","description":"[^"]*"'
