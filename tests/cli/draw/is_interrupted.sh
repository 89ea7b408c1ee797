# Ctrl-C while more puzzles may come: numbered pictures that are there are whole, one that would be the only one is not written.
. ./common
cd "$TMPDIR"
mkfifo input
# feed PUZZLE...: puzzles, and an end that does not come.
feed() {
    (exec >input; printf "%s\n" "$@"; exec sleep 100) &
    feeder=$!
}
feed $unique $unique
env --default-signal=INT nonet draw -o %d.svg <input 2>messages &
until [ -s 2.svg ]; do sleep 0.02; done
kill -s INT $!
wait $!
echo "exit $?"
kill $feeder
cat messages
pictures 1.svg 2.svg
feed $unique
signal INT 0.1 nonet draw -o only.svg <input 2>/dev/null
echo "exit $?"
kill $feeder
ls
