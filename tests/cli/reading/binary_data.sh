# NUL bytes, control characters and what is no UTF-8; the lines between are answered.
. ./common
printf '\000\001\002\n%s\n...12134..\001.42..\n...12134..\377.42..\n%s\n' $unique $unique | nonet solve
