# Both byte orders, with a mark.
. ./common
printf '\377\376.\0.\0.\0001\0' | nonet solve
printf '\376\377\0.\0.\0.\0001' | nonet solve
