# Each step with its rating, name and effect; several puzzles are kept apart by an empty line.
. ./common
nonet rate --steps $hard | sed -n '1,3p;20,30p;$p'
printf '%s\n' $hard $hard | nonet rate --steps | grep -n -A1 -B1 '^$'
