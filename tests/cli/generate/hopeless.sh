# What no puzzle is known to be is refused at once, with the reason; what is rare says how near it came.
. ./common
for options in "--rating 12.." "--rating 11.9.." "--score ..100" "--clues 41" "--clues 40" "--level easy --rating 2.4.." \
    "--level tricky..hard --rating ..1.6" "--score ..40 --no-minimal --clues 60"; do
    run nonet generate --seed 1 $options --timeout $(seconds 1) 2>&1 | sed "s/found: .*/found: .../"
done
nonet generate --score ..90 --no-minimal --clues 60..65 --seed 1 | wc -l | tr -d ' '
