# A row a line, numbers, 0 for an empty cell.
nonet solve - <<end
0 0 0 1
2 1 3 4
0 0 0 0
4 2 0 0
end
