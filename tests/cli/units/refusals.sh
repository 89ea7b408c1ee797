# What cannot be shared, and journals that are not those of the run.
cd "$TMPDIR" || exit 2
nonet generate --seed 1 --count 6 >six.txt
try() { "$@"; echo "$?: $*"; }
try nonet solve --shard 1/2 - <six.txt
try nonet solve --shard 1/2 <six.txt
try nonet solve --shard 3/2 six.txt
try nonet solve --shard 0/2 six.txt
try nonet solve --unit 5 six.txt
try nonet solve --stats --shard 1/2 six.txt
try nonet solve --shard 1/2 nothing.txt
try nonet check --proof p --shard 1/2 six.txt
try nonet rate --plot p.svg --shard 1/2 six.txt
try nonet canon --unique --shard 1/2 six.txt
try nonet canon --same --shard 1/2 six.txt
try nonet vicinity --unique --shard 1/2 six.txt
try nonet shuffle --shard 1/2 six.txt
try nonet generate --shard 1/2
try nonet generate --seed 1 --timeout 1 --shard 1/2
try nonet explain --shard 1/2 six.txt
mkdir other && touch other/file
try nonet solve --journal other six.txt
try nonet merge other
try nonet merge nowhere
try nonet merge
nonet solve --journal made --unit 3 six.txt
try nonet check --journal made six.txt
try nonet solve --json --journal made six.txt
try nonet solve --unit 2 --journal made six.txt
try nonet solve --unit 3 --journal made six.txt
cp six.txt seven.txt
try nonet solve --journal made seven.txt
cp -r made damaged
printf x | dd of=damaged/00000001 bs=1 seek=5 conv=notrunc 2>/dev/null
try nonet merge damaged
nonet solve --journal alien --unit 3 seven.txt
cp alien/00000000 made/00000001
try nonet merge made
sed -i s/size/sise/ damaged/plan
try nonet merge damaged
# Packed text has no parts, and a journal is where its answers are.
gzip -c seven.txt >packed.gz
try nonet solve --journal parts packed.gz
try nonet solve --journal parts -o out.txt six.txt
ls parts; [ -e out.txt ] || echo 'nothing was written'
# Another text of the same length: what was kept stays, what is to be done is not.
nonet solve --journal changed --unit 3 --shard 1/2 six.txt
tr 1 2 <six.txt >changed.txt && cp changed.txt six.txt
try nonet solve --journal changed six.txt
ls changed
