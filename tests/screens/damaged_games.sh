# A saved game that is damaged goes on with what can be read; what is wrong is said, and the file is kept as it was. One that
# cannot be read at all is exit code 2, none at all 1.
. ./common
games=$HOME/.local/state/nonet/games
mkdir -p "$games"
play --resume
part 'no game' 'exit' 'exit\|nonet:'
end
printf 'nonet-game 1\nbox 2x2\ngivens ...12134....42..\nmoves\n1.000 enter r1c1=3\n2.000 enter r1?2=4\n3.000 enter r1c3=2\n4.000 ent' >"$games/cut.nonet"
cp "$games/cut.nonet" "$HOME/before"
play --resume
show 'damaged' 'cells to go'
keys l
part 'and gone on with' 'r1c4' 'cells to go'
keys q
part 'what was wrong is said again' 'exit' 'exit\|damaged,\|saved;'
end
ls "$games"
cmp "$HOME/before" "$games/cut.nonet.damaged" && echo 'kept as it was'
cat "$games/cut.nonet"
cp "$HOME/before" "$games/cut.nonet"
play --resume
await 'cells to go'
keys q
await 'exit'
end
ls "$games"
play "$HOME/before"
part 'as a file of the command line' 'cells to go' 'damaged'
keys q
await 'exit'
end
rm "$games"/*
echo 'nonet-game 1' >"$games/hopeless.nonet"
play --resume
part 'nothing can be read' 'exit' 'exit\|nonet:'
end
ls "$games"
