# As many answers as lines, whatever is wrong with a line between two good ones.
. ./common
for wrong in . 1.. 12345 ...... ....... ........ .......... ............ ............... \
    .................... ......................... .............................. hello '1 2 3' '....|....'; do
    printf '%s\n' $hard "$wrong" $hard | nonet check 2>/dev/null | tr '\n' ' '
    echo "$wrong"
done
