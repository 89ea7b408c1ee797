# Every line of every command, with a file name that needs escaping; where there is a Python to try it.
. ./common
cd "$TMPDIR"
name=$(printf 'a "name" \\ with\ttab and \377')
printf '%s\n' $unique $several $none $unreadable '...12134..".42..' '...12134..\.42..' >"$name"
for command in solve 'solve --all' 'solve --stats' check count 'convert --to bordered' compare; do
    nonet $command --json "$name" 2>/dev/null
done >lines
command -v python3 >/dev/null || exit 0
python3 -c 'import json, sys
for line in open("lines", encoding="utf-8"): assert isinstance(json.loads(line), dict)'
