# The file of answers has the first one before the second puzzle is sent.
. ./common
cd "$TMPDIR"
{
    echo $unique
    until [ -s answers ]; do sleep 0.02; done
    cat answers >before
    echo $several
} | nonet solve >answers 2>/dev/null
cat before
echo then
cat answers
