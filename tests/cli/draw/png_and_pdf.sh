# PNG and PDF come from a part of nonet that may not be there; a PDF has a page for each picture.
# Sanitizers: address
. ./common
has_paper || { echo "nonet has no paper module"; exit 77; }
cd "$TMPDIR"
# kind FILE...: its first bytes, and how wide a PNG is.
kind() {
    for file in "$@"; do
        printf '%s: %s' "$file" "$(head -c 8 "$file" | tr -cd 'A-Z%0-9.-')"
        case $file in *.png) od -An -tu1 -j16 -N4 "$file" | awk '{ printf " %d", (($1 * 256 + $2) * 256 + $3) * 256 + $4 }' ;; esac
        echo
    done
}
nonet draw -o board.png $unique
nonet draw --width 300 -o small.PNG $unique
nonet draw --to png --width 100 $unique >tiny.png
nonet draw --to pdf $unique >board
nonet draw --steps -o way.pdf $unique
nonet draw --steps -o way-%d.pdf $unique
kind board.png tiny.png board way.pdf
ls
pages() {
    grep -a -c '^ *\/Type \/Page$\|\/Type \/Page[^s]' "$1"
}
for file in board way.pdf way-3.pdf; do echo "$file: $(pages $file)"; done
nonet draw -o again.png $unique && cmp again.png board.png
nonet draw --steps -o again.pdf $unique && cmp again.pdf way.pdf
# Bytes are not for terminals.
script -qec "nonet draw --to png $unique" /dev/null </dev/null | tr -d '\r'
(
    ulimit -f 1
    run nonet draw -o large.png --width 2000 $unique 2>&1
)
ls -A | grep -c large
