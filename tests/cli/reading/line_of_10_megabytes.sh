# Too long to be a puzzle: one message, and the next line is answered.
. ./common
{ head -c 10000000 /dev/zero | tr '\0' 1; echo; echo $unique; } | nonet solve
