# The second puzzle is sent only after the first is answered, and so on; then the same with a grid.
. ./common
cd "$TMPDIR"
mkfifo questions answers
nonet solve <questions >answers &
exec 3>questions 4<answers
for puzzle in $unique $hard $several; do
    echo $puzzle >&3
    read -r answer <&4
    echo "$answer"
done
printf '...1\n2134\n....\n42..\n' >&3
for line in 1 2 3 4 5; do
    read -r answer <&4
    echo "$answer"
done
exec 3>&-
wait $!
echo "exit $?"
