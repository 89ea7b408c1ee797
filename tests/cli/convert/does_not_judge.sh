# An impossible puzzle is converted like any other; unreadable text is an empty line and exit 2.
. ./common
printf '%s\n' $equal_givens $unreadable $none | nonet convert
