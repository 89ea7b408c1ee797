# Families and levels on and off; what is used on demand only.
. ./common
nonet techniques --used --only fish | grep -v '#' | head -n 3
nonet techniques --used --only fish | grep -c '^mutant'
nonet techniques --used --only easy --with sets,brute-force | grep -v '#'
nonet techniques --used --only templates,squirmbag | grep -v '#'
nonet techniques --used --with squirmbag,mutant-x-wing --without jellyfish | grep -v '#' | grep -c -E 'squirmbag|mutant|jellyfish'
nonet techniques --used --only singles,wings --without XY-wing,XYZ-wing | grep -v '#' | grep -c -E '^(XY|XYZ|W)-wing'
nonet techniques --used --like hodoku --with exocet,squirmbag | grep -B1 -E '^(exocet|squirmbag)'
nonet techniques guessing
nonet techniques intersections medium | grep '^ *[a-z]* *(inter' | sort | uniq -c
nonet techniques brute-force
nonet techniques --json sets | cut -d , -f 1-4 | head -n 3
nonet explain --brief --only easy,intersections,XY-wing "$hard" | tail -n 1
nonet explain --brief --only easy --with brute-force "$hard" | tail -n 1
nonet explain --brief --only singles --with XY-wing,pointing "$hard" | tail -n 1
run nonet explain --with nonsense "$hard"
run nonet explain --only fish,, "$hard"
run nonet explain --with '' "$hard"
run nonet techniques nonsense
