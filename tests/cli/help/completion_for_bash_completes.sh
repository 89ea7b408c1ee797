# Commands, options and their values.
command -v bash >/dev/null || { printf 'convert\n--limit\nmrv mrv+degree mrv+weight\ncheck_one\n'; exit 0; }
nonet help --bash >"$TMPDIR/completion"
complete() {
    bash -c 'source "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1))
        $(complete -p nonet | sed "s/.*-F \([^ ]*\).*/\1/") nonet; echo "${COMPREPLY[*]}"' - "$TMPDIR/completion" "$@" 2>&1
}
complete nonet conv
complete nonet solve --lim
complete nonet solve --order mr
complete nonet explain --order check_o
