# What other programs and people call techniques; what nonet lacks; slips of the pen.
. ./common
for name in Y-Wing 'Naked Pairs' 'locked candidates' 'pointing pair' 'box/line reduction' 'bivalue universal grave' X-cycles \
    'simple colors' medusa 'nice loop' 'almost locked set' SDC 'UR type 3' 'hidden singles' 'forcing chain'; do
    echo "$name: $(nonet techniques --json "$name" | sed 's/.*"technique":"\([^"]*\)","code.*/\1/' | paste -sd ,)"
done
for name in guardian tridagon fireworks 'nakd pair' swordfsh qqq; do run nonet techniques "$name"; done
run nonet explain --only 'x-wing,hiden single' $unique
run nonet convert --to bordred $unique
run nonet convert --from candidate $unique
