# Where nothing else is meant: with the ends of rows cut off, in frames, with an empty row.
. ./common
run nonet convert <<end
53  7
6  195
 98    6
8   6   3
4  8 3  1
7   2   6
 6    28
   419  5
    8  79

|53 | 7 |   |
|6  |195|   |
| 98|   | 6 |
|8  | 6 |  3|
|4  |8 3|  1|
|7  | 2 |  6|
| 6 |   |28 |
|   |419|  5|
|   | 8 | 79|

| 1   |   4 |
|     | 1   |
+-----+-----+
|   1 |     |
| 4   |   1 |

53  7
6  195
 98    6
8   6   3

7   2   6
 6    28
   419  5
    8  79
end
printf '1 2 3 7\n2 3 4 1\n' | run nonet convert
