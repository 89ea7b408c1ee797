# In capitals or not; numbers, too. What could be two things is asked again with what is possible.
. ./common
for level in EASY Easy e ea 1 m MED 3 x expe t extr; do
    menu watch $level q no q | sed -n 's/^The puzzle//p'
done
echo
menu WATCH nonsense ex 6 0 "$(printf 'bell\007')" '' e stop NO nothing at all leav | without_list
echo
menu '' W ba WATCH e YES g n nex no No quit
