# Everything that is there in a position: technique by technique, steps that give the same together; only what is asked for.
. ./common
nonet explain --all-steps --brief $hard | tail -n 12
nonet explain --all-steps --only easy,medium $unique
nonet explain --all-steps --only pointing,naked-pair --boards --brief $hard | head -n 40
nonet explain --all-steps --brief --only hard --cell r3c3 $hard
nonet explain --all-steps --brief --new --value 7 $hard
nonet explain --all-steps --brief --technique template $hard | tail -n 4
run nonet explain --all-steps --technique x-wing --cell r1c1 $unique
run nonet explain --all-steps --only x-wing $unique
run nonet explain --all-steps --only x-wing $several
run nonet explain --all-steps --brief --only easy $several
run nonet explain --all-steps --until x-wing $hard
run nonet explain --all-steps --path shortest $hard
run nonet explain --all-steps --placements $hard
run nonet explain --new $hard
nonet explain --all-steps --json --only easy $unique | sed 's/"picture":{[^}]*}//g' | cut -c 1-600
run nonet explain --all-steps --json --brief $unique
