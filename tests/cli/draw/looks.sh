# Themes, sizes, labels, a legend and symbols change the picture.
. ./common
cd "$TMPDIR"
nonet draw --technique xy-wing $hard >usual.svg
for look in '--theme dark' '--theme print' '--theme contrast' '--width 300' --labels --legend '--to-symbols ABCDEFGHI' --candidates; do
    nonet draw --technique xy-wing $look $hard >other.svg
    ! cmp -s usual.svg other.svg || echo "$look changes nothing"
done
nonet draw --theme light --width 640 --technique xy-wing $hard | cmp - usual.svg
nonet draw --width 300 $hard | grep -o '<svg[^>]* width="300"' | grep -o 'width="300"'
nonet draw --json --to-symbols ABCD $unique | grep -o '"text":"."' | sort | uniq -c
