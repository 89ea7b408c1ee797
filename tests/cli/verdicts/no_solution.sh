# An empty line, `none`, 0.
. ./common
run nonet solve $none
run nonet check $none
run nonet count $none
