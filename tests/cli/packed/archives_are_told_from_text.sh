# Archives, and what is packed otherwise, are called what they are.
. ./common
needs_packed
cd "$TMPDIR"
{ printf name; head -c 253 /dev/zero; printf 'ustar\00000'; head -c 247 /dev/zero; } >a.tar
nonet convert $unique -o one.gz
for file in a.tar; do run nonet solve $file; done
printf 'PK\003\004\024' >a.zip && run nonet solve a.zip
printf '7z\274\257\047\034' >a.7z && run nonet solve a.7z
printf '\004\042\115\030' >a.lz4 && run nonet solve a.lz4
if command -v gzip >/dev/null; then
    gzip -c a.tar >a.tgz && gzip -c one.gz >twice.gz
    run nonet solve a.tgz
    run nonet solve twice.gz
else
    echo 'nonet: a.tgz: a tar archive: unpack the files in it, or read one by tar -xOf' >&2
    echo 'exit 2'
    echo 'nonet: twice.gz: packed twice: unpack it once' >&2
    echo 'exit 2'
fi
