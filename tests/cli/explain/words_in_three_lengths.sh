# The same steps in one line, as players tell each other, and with every reason.
. ./common
for words in brief normal full; do
    echo "== $words"
    nonet explain --words $words ...12134....42..
done
nonet explain --words short ...12134....42..
nonet explain --words normal --json ...12134....42..
nonet hint --words full ...12134....42..
nonet hint --words brief ...12134....42..
nonet hint --words full --stage where ...12134....42..
nonet hint --words full --json ...12134....42..
nonet techniques --words full X-wing | tail -n 4
nonet techniques --words full
