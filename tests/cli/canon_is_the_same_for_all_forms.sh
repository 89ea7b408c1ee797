# Random forms of a puzzle have one canonical form, and it is its own; --unique finds that they are one.
. ./common
nonet canon $unique $hard
nonet shuffle --count 50 $hard | nonet canon | sort -u
nonet canon $hard | nonet canon
nonet shuffle --count 50 $hard $unique | nonet canon --unique
nonet shuffle --count 20 --to bordered $unique $several | nonet canon --unique
pattern 3 3 | nonet canon --to line --automorphisms
