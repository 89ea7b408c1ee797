# A byte order mark, CRLF, no final newline; the answer has plain newlines.
. ./common
printf '\357\273\277%s\r\n%s\r\n%s' $unique $unique $unique | nonet solve
printf '\357\273\277...1\r\n2134\r\n....\r\n42..' | nonet solve
