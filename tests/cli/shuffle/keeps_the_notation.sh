# Boards come as boards, an empty line between them; pencil marks move along; JSON has the form.
. ./common
nonet convert --to bordered $unique | nonet shuffle --seed 1 --count 2
nonet shuffle --seed 1 --count 2 --to rows $unique
nonet convert --to candidates $unique | nonet shuffle --seed 3
nonet shuffle --seed 1 --json --count 2 $unique
run nonet shuffle $unreadable
run nonet shuffle --count 0 $unique
