# Settings with mistakes, statistics that are no database, folders that cannot be written: each is said, and play goes on.
# Two games at the same time do not touch each other.
. ./common
mkdir -p "$HOME/.config/nonet" "$HOME/.local/share/nonet"
printf 'level = hard\nfollow = maybe\nnothing\n' >"$HOME/.config/nonet/play.conf"
play ...12134....42..
part 'a setting that is not understood' 'r1c1' 'maybe\|play.conf'
keys s
await 'are shown: yes'
cat "$HOME/.config/nonet/play.conf"
keys q
await 'exit 0'
end
echo 'not a database, and long enough to be looked at as one' >"$HOME/.local/share/nonet/statistics.db"
play ...12134....42..
await 'r1c1'
type_text "$(typing ...12134....42.. 3421213413424213 4)"
part 'statistics that are none' 'Look at the board' 'Solved\|statistics'
keys Down Enter
await 'exit 0'
end
nonet play --statistics || echo "exit $?"
rm -rf "$HOME/.local"
echo 'a file' >"$HOME/.local"
play ...12134....42..
part 'no place to save' 'r1c1' 'saved'
keys 3
part 'and a move' 'r1c1 yours' 'saved\|1│'
keys q
part 'and the end' 'exit' 'exit\|saved'
end
rm "$HOME/.local"
nonet play --resume || echo "exit $?"
