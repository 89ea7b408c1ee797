# What was placed binds the search like a given: without it there is a solution.
nonet solve - <<end
[Puzzle]
...1
2134
....
42..
[State]
...1
2134
..1.
42..
end
