# A signal ends an endless list and keeps what was found; a time limit says what it left out.
. ./common
full=$(nonet solve $hard)
cd "$TMPDIR"
: >answers
signal_when INT "$(printf '\t')" nonet minimize --all $full 2>messages
echo "exit $?"
cat messages
head -20 out | cut -f2 | nonet check --minimal | sort -u
nonet minimize --all --timeout 0.2 $full 2>&1 >/dev/null | sed 's/[0-9]* minimal/N minimal/'
