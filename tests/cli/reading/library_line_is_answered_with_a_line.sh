# HoDoKu's library: a placed value (+2) and a deleted candidate (211: 2 in r1c1) bind the search.
for line in ':0000:x:...1...4....42..::::' ':0000:x:+2..1...4....42..::::' ':0000:x:...1...4....42..:211:::'; do
    echo "$line" | nonet count
    echo "$line" | nonet solve
done
