# 2 for what cannot be read, whatever comes before and after it.
. ./common
printf '%s\n' $several $unreadable $none | nonet check
