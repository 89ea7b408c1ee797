# Lines and grids, one after the other; wrong text is told with its place, and asked for again.
. ./common
menu type $unique 5....79....4.1..8.61...5.....2..1.7....6.8.......2.4587..9.6....6....2.9...1..... q q | without_list
echo
echo 'Grids, also with empty lines in them and between them:'
menu paste ...1 2134 .... 42.. '' '+---+---+' '|...|.1.|' '|2.3|4..|' '' 'q' q | without_list
menu 2 '. . . 1' '2 1 3 4' '' '. . . .' '4 2 . .' '' '' ...1 ...4 .... 42.. Back Exit | without_list
echo
echo 'What is wrong:'
menu 2 $unreadable '' $none '' $equal_givens '' hello '' 'q' q | without_list
echo
echo 'The end of the input is the end of the board:'
menu 2 $unique | without_list
menu 2 ...1 2134 | without_list
