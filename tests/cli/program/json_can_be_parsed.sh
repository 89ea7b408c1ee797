# Every line of every command, with a file name that needs escaping.
. ./common
[ -x /usr/bin/python3 ] || { echo "python3 is not installed"; exit 77; }
cd "$TMPDIR"
name=$(printf 'a "name" \\ with\ttab and \377')
printf '%s\n' $unique $several $none $unreadable '...12134..".42..' '...12134..\.42..' >"$name"
for command in solve 'solve --all' 'solve --stats' check count 'convert --to bordered' compare 'rate --steps --scale all'; do
    nonet $command --json "$name" 2>/dev/null
done >lines
/usr/bin/python3 -c 'import json, sys
for line in open("lines", encoding="utf-8"): assert isinstance(json.loads(line), dict)'
