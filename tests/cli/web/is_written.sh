# Into the user's folder, which is made if need be, or where it is to go; the whole name is said. What is there is replaced.
. ./common
cd "$TMPDIR"
install_with_page '<!doctype html>'
export HOME="$TMPDIR/home" XDG_CACHE_HOME=
mkdir home
run installed web --no-open 2>&1 | without_folder
cat home/.cache/nonet/nonet.html
stat -c %A home/.cache home/.cache/nonet
echo '<!doctype html> newer' >prefix/share/nonet/nonet.html
run installed web --no-open 2>&1 | without_folder
cat home/.cache/nonet/nonet.html
XDG_CACHE_HOME=relative run installed web --no-open 2>&1 | without_folder
XDG_CACHE_HOME="$TMPDIR/cache" run installed web --no-open 2>&1 | without_folder
run installed web --no-open -o 'a page.html' 2>&1 | without_folder
cmp 'a page.html' home/.cache/nonet/nonet.html
run installed web -o -
ls -A home/.cache/nonet

# Nowhere to go.
(
    unset HOME
    run installed web --no-open 2>&1
)
run installed web --no-open -o missing/page.html 2>&1
: >file
XDG_CACHE_HOME="$TMPDIR/file" run installed web --no-open 2>&1 | without_folder
run installed web --no-open -o '' 2>&1
run installed web puzzles 2>&1
run installed web 2>&1 --output
