# Templates that follow from where other values have to be: which, and why, is told first.
. ./common
puzzle=...7....53..8.1....92.6....6....39..4.........152....4....7.6...7......9...93.2..
nonet explain --only singles,templates $puzzle 2>/dev/null | sed -n '/^ *2\. /,/^$/p'
nonet explain --only singles,template-delete $puzzle 2>/dev/null | sed -n '/^ *2\. /,/^$/p'
