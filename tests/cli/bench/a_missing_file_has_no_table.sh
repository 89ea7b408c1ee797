# Without a set that could be measured there is no table, only the reason.
. ./common
run nonet bench nosuch
