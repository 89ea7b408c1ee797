# A goal that is out of reach: --timeout and Ctrl-C end it, and say so.
. ./common
run nonet generate --seed 1 --clues 60.. --timeout 0.2 2>&1 | sed 's/found: .*/found: .../'
run signal INT 0.3 nonet generate --seed 1 --clues 60.. --count 5 2>&1 | grep -v nearest
