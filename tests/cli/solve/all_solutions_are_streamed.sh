# The first ones of a list without end arrive while the rest is searched for.
nonet solve --all "$(printf '%081d' 0)" 2>/dev/null | head -7000 | cut -f2 | nonet check | uniq -c | sed 's/^ *//'
