# 64 characters, a candidate or a dot each; without 2 in r1c1 only the third solution of three is left.
. ./common
sukaku=$(nonet convert --to sukaku $several)
echo "$sukaku"
echo "$sukaku" | nonet count
thinned=$(echo "$sukaku" | sed 's/^\(.\)2/\1./')
echo "$thinned" | nonet solve
echo "$thinned" | nonet count
