# Lists of JSON, Python and numpy, over one line or several.
. ./common
nonet convert --to list $unique
nonet convert --to list $unique | run nonet solve
run nonet solve <<end
grid = [[1,2,3,4],
        [3,4,1,None],   # a comment
        [2,1,4,3],
        [4,3,2,""]]
["12..", "3412", '2143', "43.1"]
[1,2,3,4,3,4,1,2,2,1,4,3,4,3,2,null]
[[1. 2. 3. 4.]
 [3. 4. 1. 2.]
 [2. 1. 4. 0.]
 [4. 3. 2. 1.]]
[1,2,3,4],
[3,4,1,2],
[2,1,4,3],
[4,3,2,0]
end
run nonet solve '[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,0]]'
run nonet solve '[[1,2,3,4],[3,4,1,2],[2,1,4,5],[4,3,2,0]]'
# Not lists, but titles.
printf '[12]\n1234123\n' | run nonet convert
