# The first in order, `multiple`, the number; only for count is that no "no".
. ./common
run nonet solve $several
run nonet check $several
run nonet count $several
