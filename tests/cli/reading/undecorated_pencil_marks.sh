# The same without a frame: a group of digits for each cell.
nonet solve - <<end
23 34 23 1
23 13 23 4
13 13 1234 23
4 2 13 3
end
