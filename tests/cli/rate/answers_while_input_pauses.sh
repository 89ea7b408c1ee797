# A program that writes one line and waits gets its answer, and a slow puzzle holds back only what comes behind it.
. ./common
mkfifo "$TMPDIR/in" "$TMPDIR/out"
nonet rate <"$TMPDIR/in" >"$TMPDIR/out" &
exec 3>"$TMPDIR/in" 4<"$TMPDIR/out"
echo $hard >&3
read -r line <&4
echo "$line"
echo $hard >&3
read -r line <&4
echo "$line"
exec 3>&-
wait
