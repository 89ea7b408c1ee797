# The givens stay under [Puzzle], the solution is the new [State].
nonet solve - <<end
#A somebody
#D placed values are under [State]
[Puzzle]
...1
2134
....
42..
[State]
3..1
2134
....
42..
end
