# nonet reads the boards that it draws: with candidates, brackets, signs and legends, in fields and in small grids; a
# drawn board is answered with one; the words of an explanation are skipped.
. ./common
puzzle=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79
nonet explain $puzzle | head -14 | run nonet solve
nonet explain $puzzle | run nonet convert
nonet explain --boards $hard | nonet convert 2>/dev/null | sort -u | wc -l
nonet hint --boards $hard | sed -n '/^ *1  *2/,$p' | run nonet convert --to sukaku
nonet convert --to sukaku $hard
for words in brief normal full; do
    for name in hidden-single swordfish 'remote pair' 'simple colours wrap' ALS-XZ 'nested multiple chains'; do
        example=$(nonet techniques --json "$name" | sed 's/.*"example":"\([^"]*\)".*/\1/')
        nonet hint --boards --words $words --only "$name" "$example" | nonet check
    done
done
nonet hint --words full $hard | run nonet check
small=$(nonet generate --box 3x4 --seed 1)
[ "$(nonet explain $small | head -52 | nonet convert 2>/dev/null)" = $small ] && echo "as it was"
printf 'A | 12 | 34 |\nB | 34 | 12 |\nC | 21 | 43 |\nD | 43 | 2. |\n' | run nonet convert
