# Packed text that comes slowly is answered as it comes: each member of a pipe, before the next one is written.
. ./common
needs_packed
cd "$TMPDIR"
mkfifo questions answers
nonet solve <questions >answers &
exec 3>questions 4<answers
for format in gz zst xz bz2; do
    nonet convert -o q.$format $unique
    cat q.$format >&3
    read -r answer <&4
    echo "$format: $answer"
done
exec 3>&-
wait $!
echo "exit $?"
