# A nonet that was built without the page says how to get it. One that somebody else has put there is not shown.
. ./common
cd "$TMPDIR"
install_with_page '<!doctype html>'
export HOME="$TMPDIR/home"
mkdir home
rm prefix/share/nonet/nonet.html
run installed web 2>&1 | without_folder
ls -A home
# Beside the program, as it is built.
echo '<!doctype html> built' >prefix/bin/nonet.html
run installed web -o -
# Not from elsewhere.
mv prefix/bin/nonet.html .
run installed web -o - 2>&1 | without_folder
if [ "$(id -u)" = 0 ]; then
    cp nonet.html prefix/share/nonet
    chown 12345 prefix/share/nonet/nonet.html
    run installed web -o - 2>&1 | without_folder
else
    echo 'nonet: cannot use FOLDER/prefix/share/nonet/nonet.html: it belongs to somebody who does not own nonet'
    echo 'exit 2'
fi
