# What cannot be proved, read or written: a message, and no file that looks like a proof.
. ./common
cd "$TMPDIR"
try() {
    run nonet check --proof "$@" 2>&1
    ls -A
}
printf '%s\n' $unique $unique >two
try proof two
try proof $unreadable
try proof missing
try proof --engine band $hard
try proof --order mrv $hard
try ''
try missing/proof $unique
mkdir folder folder.cnf
try folder $unique
mkdir taken.cnf
try taken $unique
awk 'BEGIN { for (row = 0; row < 64; row++) for (column = 0; column < 64; column++)
    printf "%d%s", row == column && row % 2 ? row + 1 : 0, column < 63 ? " " : "\n" }' >large
try proof --timeout 0.1 large
interrupt_proving() {
    env --default-signal=INT nonet check --proof proof large 2>/dev/null &
    until ls proof.*.part >/dev/null 2>&1; do sleep 0.02; done
    kill -s INT $!
    wait $!
}
run interrupt_proving
ls -A
