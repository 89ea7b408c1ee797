# The row that is too short is named; the next grid is answered.
nonet solve - <<end
...1
213
....
42..

...1
2134
....
42..
end
