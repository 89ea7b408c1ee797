# timeout(1) sends Ctrl-C to its command and again to the group: that is one wish to stop, not a second, urgent one.
. ./common
export ASAN_OPTIONS=detect_leaks=0 # see `signal`
run timeout --preserve-status -s INT -k 20 $(seconds 0.5) env --default-signal=INT nonet count $(printf '%081d' 0) 2>&1 | sed 's/[0-9]* solutions/N solutions/'
