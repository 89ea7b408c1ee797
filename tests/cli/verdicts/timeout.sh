# An empty line, `unknown`, what was counted with a plus.
. ./common
run nonet solve $endlessly $endless
run nonet check $endlessly $endless
run nonet count $endlessly $endless
