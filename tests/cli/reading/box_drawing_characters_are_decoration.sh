# A frame of Unicode lines, and a middle dot for an empty cell.
nonet solve - <<end
┌───┬───┐
│· ·│· 1│
│2 1│3 4│
├───┼───┤
│· ·│· ·│
│4 2│· ·│
└───┴───┘
end
