# What is no page: more than one puzzle, other forms beside it, names that cannot be, Ctrl-C.
. ./common
exec 2>&1
cd "$TMPDIR"
printf '%s\n' $unique $unique >two.txt
run nonet explain --html page.html two.txt
run nonet explain --html two.txt two.txt
run nonet explain --html '' $unique
run nonet explain --html no/such/folder.html $unique
for option in --json --placements --result --words=full --brief --chains=hodoku --boards --until=x-wing --technique=x-wing --all-steps; do
    nonet explain --html page.html $option $unique >/dev/null 2>&1
    echo "$option: exit $?"
done
mkfifo input
(exec >input; printf "%s\n" $unique; exec sleep 100) &
feeder=$!
signal INT 0.1 nonet explain --html page.html <input 2>/dev/null
echo "exit $?"
kill $feeder
ls
