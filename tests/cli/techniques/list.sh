# The list; one technique with its example; every technique has one; a wrong name.
. ./common
nonet techniques | sed -n '1,12p'
nonet techniques 'X Wing'
nonet techniques --json | while read -r line; do
    case $line in *'"step":{'*) ;; *'"brute force"'*) ;; *) echo "no example: $line" ;; esac
done
run nonet techniques qqq
run nonet techniques --positions 'brute force'
