/* same_words.c: see same_words.h. */
#include "words/same_words.h"

#include <stddef.h>

static char lower(char c)
{
    return (char)(c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c);
}

const char *nn_skip_marks(const char *text)
{
    while (*text == ' ' || *text == '-' || *text == '_') text++;
    return text;
}

const char *nn_after_words(const char *text, const char *beginning)
{
    for (;; text++, beginning++) {
        text = nn_skip_marks(text);
        beginning = nn_skip_marks(beginning);
        if (!*beginning) return text;
        if (lower(*text) != lower(*beginning)) return NULL;
    }
}

bool nn_are_same_words(const char *a, const char *b)
{
    if (!*a || !*b) return false;
    const char *const rest = nn_after_words(a, b);
    return rest && !*rest;
}
