# Bad lines that could be rows of some grid stay lines: a 4x4 with a 9 is no row of a 16x16, and two lines
# of 30 characters are no rows of a 30x30.
small=1.3.2..4.....2..
large=5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1.....
short=5....79....4.1..8.61...5.....2
{
    for line in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20; do echo $small; done
    echo ...12934....42..
    echo $small
} | nonet check | uniq -c | sed 's/^ *//'
printf '%s\n' $large $short $short $large | nonet check
printf '%s\n' $short $short $large | nonet check
