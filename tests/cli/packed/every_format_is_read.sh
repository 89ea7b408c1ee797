# gz, zst, xz and bz2 are read as what is in them, by their bytes, from files and from pipes, with any number of threads.
. ./common
needs_packed
cd "$TMPDIR"
relabelled 2000 >plain
nonet solve plain >right
for format in gz zst xz bz2; do
    nonet convert -o "packed.$format" plain
    mv packed.$format a_name_that_says_nothing
    for jobs in 1 3; do
        nonet solve -j$jobs a_name_that_says_nothing | cmp - right && echo "$format, $jobs threads: the same"
        cat a_name_that_says_nothing | nonet solve -j$jobs | cmp - right && echo "$format by a pipe, $jobs threads: the same"
    done
done
# Other commands and other notations.
nonet convert --to bordered -o grid.zst $unique
run nonet count grid.zst
run nonet explain --result grid.zst
run nonet convert grid.zst
run nonet hint --givens grid.zst grid.zst
