# The next step, all of it or one stage; with a picture; as JSON.
. ./common
nonet hint $hard
for stage in where what why; do nonet hint --stage $stage $hard; done
nonet hint --boards $unique
nonet hint --json $unique | tr ',' '\n' | grep -E 'technique|text|place"|what'
run nonet hint --stage whence $hard
run nonet hint $none
run nonet hint 1234341221434321
