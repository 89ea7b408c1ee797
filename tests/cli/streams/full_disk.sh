# Output that fails is an error, whatever the answer is.
. ./common
nonet check $unique >/dev/full
echo "exit $?"
nonet solve --all ................ >/dev/full
echo "exit $?"
nonet convert --to bordered $unique >/dev/full
echo "exit $?"
nonet help >/dev/full
echo "exit $?"
