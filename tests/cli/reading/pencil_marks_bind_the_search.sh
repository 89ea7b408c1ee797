# 1 is missing in r2c1: the first of the three solutions of the bare givens is out, the second is answered.
cat >"$TMPDIR/marks" <<end
+-----------+-----------+
| 23   34   | 23    1   |
| 23   13   | 23    4   |
+-----------+-----------+
| 13   13   | 1234  23  |
| 4    2    | 13    3   |
+-----------+-----------+
end
cd "$TMPDIR"
nonet solve marks
nonet count marks
nonet convert marks >bare
cat bare
nonet count bare
