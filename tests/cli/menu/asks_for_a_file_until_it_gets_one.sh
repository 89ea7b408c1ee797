# Whatever is wrong with a file is said, and the question comes again.
. ./common
cd "$TMPDIR"
mkdir folder
: >empty
printf 'no puzzle here\n' >words
printf '%s\n' $unreadable >wrong
printf '\0\0\n\0\n\0\n\0\n' >binary
printf '%s\n' $unique >right
printf '%s\n' $several >'two words'
printf '%s\n' $none >./-
printf '%s\n' $equal_givens >q

menu SOLVE missing folder empty words wrong binary right quit | without_list
echo
echo 'Names as they are pasted, an empty answer, and what only looks like something else:'
HOME=$TMPDIR
menu s '~/missing' '' '  ~/right  ' s '"~/two words"' s 'two\ words' s "'two words'" s two\ words s - s ./q q | without_list | sed "s:$TMPDIR:HOME:"
echo
echo 'A puzzle in place of a name:'
menu s $unique s $unreadable q Quit | without_list
