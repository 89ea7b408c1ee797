# Packed files among others, members one behind the other, empty files, padding.
. ./common
needs_packed
cd "$TMPDIR"
echo $unique >plain
for format in gz zst xz bz2; do
    nonet convert -o one.$format $several
done
run nonet check plain one.gz plain one.xz one.bz2 one.zst
cat one.gz one.gz one.zst one.bz2 one.xz >members
run nonet count members
{ cat one.gz; head -c 600 /dev/zero; } | run nonet count
# gzip of nothing
printf '\037\213\010\0\0\0\0\0\0\003\003\0\0\0\0\0\0\0\0\0' >empty.gz
run nonet count empty.gz plain
cat empty.gz one.gz empty.gz | run nonet count
{ cat one.gz plain; } | run nonet count
