# Every page of it; the full one has examples and exit codes, the short one has not.
commands=$(nonet help | sed -n '/^Commands:/,/^$/s/^  \([a-z]*\) .*/\1/p')
nonet help $commands | awk 'length > 80'
for command in $commands; do
    echo "$command: $(nonet help $command | grep -c '^Usage:\|^Help:\|^Examples:\|^Exit status:')" \
        "$(nonet $command -h | grep -c '^Usage:\|^Help:\|^Examples:\|^Exit status:')"
done
