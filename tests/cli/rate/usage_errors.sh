# Options that make no sense are told before any work.
. ./common
for options in '--scale easy' '--min x' '--max 7.25' '--max -1' '--min 8 --max 7' '--scale hodoku --pearl' '--scale hodoku --diamond' \
    '--scale hodoku --steps' '--scale hodoku --min 7.2' '--header --json' '--timeout 0' '-j 0'; do
    run nonet rate $options $hard
done 2>&1
printf '' | run nonet rate 2>&1
