# In any notation of one line, several of them, together with files; after -- even if it begins with -.
. ./common
cd "$TMPDIR"
echo $several >file
nonet check $unique file "0 0 0 1 2 1 3 4 0 0 0 0 4 2 0 0"
nonet check -- ---12134----42--
