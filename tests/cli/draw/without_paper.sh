# Where the part for PNG and PDF is not installed, SVG is written as ever, and the rest says what is missing.
. ./common
cd "$TMPDIR"
cp "$(command -v nonet)" alone
! ./alone --version | grep -q "^modules:.* paper" || { echo "the part is linked into the program"; exit 77; }
for file in board.png board.pdf; do
    ./alone draw -o $file $unique 2>messages
    echo "exit $?"
    grep -o 'cairo, pango' messages
done
run ./alone draw -o board.svg $unique
pictures board.svg
ls
