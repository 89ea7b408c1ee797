# The reason of a hint in every length: as play was told to begin with, and as the key changes it.
. ./common
play --words full $puzzle
keys i i i
part 'every reason' 'rules out r2c6' 'filled\|rules out'
keys '"'
part 'the line alone' 'single: 6' 'single: 6'
keys '"'
part 'as players say it' 'leave only' 'leave only'
