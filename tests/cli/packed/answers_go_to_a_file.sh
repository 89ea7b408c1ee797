# -o FILE: the answers go there, packed if it says so; it gets its name when it is complete.
. ./common
needs_packed
cd "$TMPDIR"
for name in plain.txt a.gz a.zst a.xz a.bz2; do
    run nonet solve -o $name $unique $several
    nonet convert --to line $name
done
ls
cmp -s plain.txt a.gz || echo 'packed'
echo 'not touched' >there
echo "-- what fails"
run nonet solve -o there missing
cat there
run nonet solve -o there.gz missing
run nonet solve -o plain.txt plain.txt
run nonet solve -o plain.txt <plain.txt
run nonet solve -o no/such/folder.gz $unique
run nonet solve -o . $unique
run nonet solve -o '' $unique
run nonet solve -o - $unique
(
    ulimit -f 100
    run nonet generate --seed 1 -n 100000 --size 4 -o large.txt 2>&1 | kept_as
    run nonet shuffle --seed 1 -n 200000 $hard -o large.zst 2>&1 | kept_as
)
ls | kept_as
nonet count *.zst.*.part 2>/dev/null | uniq | head -n 1
