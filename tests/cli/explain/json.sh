# One object a puzzle; wrong values and missing marks have keys of their own.
. ./common
nonet explain --json $unique | tr '{' '\n' | head -n 16
nonet explain --json ':0000:x:...12134..+1.42..::::' 2>&1 | head -c 300
