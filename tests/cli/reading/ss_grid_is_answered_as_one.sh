# The tight frame of Simple Sudoku.
nonet solve - <<end
*-----*
|..|.1|
|21|34|
|--+--|
|..|..|
|42|..|
*-----*
end
