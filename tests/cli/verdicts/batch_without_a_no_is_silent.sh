# Exit 0, nothing on standard error.
. ./common
printf '%s\n' $unique $hard | nonet check
