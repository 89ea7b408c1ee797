# What cannot be made is said before anything is tried.
. ./common
for options in "--clues 30..20" "--clues x" "--clues .." "--level x" "--level hard..easy" "--symmetry round" "--rating 7.22" "--rating 8..7" "--rating 0" \
    "--score x" "--technique nothing" "--technique X-wing --level easy" "--technique X-wing --level extreme" "--without X-wing" "--without X-wing --level extreme" "--no-minimal" \
    "--size 7" "--size 36" "--size 6 --box 3x3" "--box 6x6" "--size 6 --rating 3" "--box 4x4 --score 500" "--size 4 --clues 17" "--size 6 --no-minimal" \
    "--count 0" "--seed -1" "--timeout 0" puzzle.txt; do
    run nonet generate $options
done
run nonet generate --clues 5..10
run nonet generate --technique x-wing --without X-Wing
run nonet generate --technique x
run nonet generate --symmetry full --clues 30
run nonet generate --symmetry full --size 4 --clues 6
run nonet generate --clues 81
run nonet generate --size 6 --clues 7
run nonet generate --size 4 --level hard
run nonet generate --size 4 --technique X-wing
run nonet generate --size 4 --clues 7
run nonet generate --technique "brute force"
run nonet generate --level easy --without easy
run nonet generate --rating ..0.5
run nonet generate --rating 21..
run nonet generate --json --to csv
run nonet generate --to-symbols ABC
run nonet generate --size 16 --to sdx
run nonet generate --level medium --without pointing,nothing
run nonet generate --for-play
run nonet generate --for-play --level tricky
run nonet generate --for-play --level easy --size 16
run nonet generate --for-play --level easy --pattern nothing
run nonet generate --for-play --level easy --technique pointing
run nonet generate --natural
# A lower bound is enough for --no-minimal; words and seeds of any kind.
nonet generate --seed 3 --no-minimal --clues 50.. | nonet check
nonet generate --seed 18446744073709551615 --level HARD --symmetry Rotate180 2>/dev/null | nonet check
