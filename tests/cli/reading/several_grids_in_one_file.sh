# Grids follow each other, with a title, a comment or an empty line between them; so do the answers.
cat >"$TMPDIR/grids" <<end
Grid 01
...1
2134
....
42..
Grid 02
...1
213.
....
42..

# the last one is the second with a wrong value
...1
213.
....
423.
end
cd "$TMPDIR"
nonet solve grids
