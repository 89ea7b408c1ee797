# The shells that are there accept their script; each names every command.
for shell in bash zsh fish; do
    nonet help --$shell >"$TMPDIR/$shell"
    for command in solve check count compare convert help; do
        grep -q "$command" "$TMPDIR/$shell" || echo "$shell: no $command"
    done
    ! command -v $shell >/dev/null || $shell -n "$TMPDIR/$shell" || echo "$shell: not valid"
done
