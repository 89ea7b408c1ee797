# . 0 _ * ? x X - for an empty cell.
. ./common
for blank in . 0 _ '*' '?' x X -; do echo $unique | tr . "$blank"; done | nonet solve | uniq -c | sed 's/^ *//'
