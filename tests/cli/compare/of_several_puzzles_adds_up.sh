# The number of answers takes the place of the verdict; unreadable text has its message.
. ./common
printf '%s\n' $unique $several $unreadable | nonet compare >"$TMPDIR/table"
echo "exit $?"
sed -n 1p "$TMPDIR/table" | tr -s ' '
grep '^search' "$TMPDIR/table" | awk '{ print $4, NF }' | uniq
