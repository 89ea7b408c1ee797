# A wrong value under [State] leaves no value for r4c3, though the givens have a solution.
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
