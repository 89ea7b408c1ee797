# By the first command of $BROWSER that can be run, with the address of the file, in which nothing is left that a shell would obey;
# without it by xdg-open, if there is a desktop. Browsers write when they like: the test waits for what they write.
. ./common
cd "$TMPDIR"
install_with_page '<!doctype html>'
export HOME="$TMPDIR/home" XDG_CACHE_HOME= DISPLAY= WAYLAND_DISPLAY= BROWSER=
mkdir home programs
mkfifo told
cat >programs/browser <<'END'
#!/bin/sh
for word; do printf '<%s>' "$word"; done >"$TOLD"
END
chmod +x programs/browser
cp programs/browser programs/xdg-open
export TOLD="$TMPDIR/told"
PATH="$TMPDIR/programs:$PATH"
# opens ARGUMENT...: the page, and what the browser was told.
opens() {
    cat told >heard &
    run installed web "$@" 2>&1 | without_folder
    wait $!
    without_folder <heard
    echo
}
BROWSER=browser opens
BROWSER='nosuch:browser --new %s --last' opens
BROWSER='::browser  --page=%s:nosuch' opens -o 'a "b"; $(c) 100%.html'
DISPLAY=:0 opens
WAYLAND_DISPLAY=wayland-0 opens

echo "nothing to open it with:"
run installed web 2>&1 | without_folder
BROWSER=nosuch:nosuch2 run installed web 2>&1 | without_folder
rm programs/xdg-open
mkdir empty
sed=$(command -v sed)
DISPLAY=:0 PATH="$TMPDIR/empty" run installed web 2>&1 | "$sed" "s|$TMPDIR|FOLDER|g"
