# The reason of a hint in every length: as play was told to begin with, and as the key changes it.
. ./common
play --words full $puzzle
keys i i i
part 'every reason' 'only place left' 'only place\|rules out\|filled'
keys '"'
part 'the line alone' 'reasons of hints: brief' 'hidden single: 6\|reasons'
keys '"'
part 'as players say it' 'reasons of hints: normal' 'leave only\|reasons'
