/* file_name.c: see file_name.h. */
#include "system/file_name.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "system/buffer.h"

static bool is_quoted(const char *text, size_t length)
{
    const bool is_quote = *text == '"' || *text == '\'';
    return length >= 2 && is_quote && text[length - 1] == *text;
}

/* Returns how many characters of the text meant the home folder. */
static size_t add_home(struct buffer *name, const char *text, size_t length)
{
    const char *const home = getenv("HOME");
    const bool is_home = text[0] == '~' && (text[1] == '/' || length == 1);
    if (!is_home || !home || !*home) return 0;
    buffer_add_text(name, home);
    return 1;
}

/* In double quotes and outside quotes, \ removes the special meaning of the next character. */
static void add_unescaped(struct buffer *name, const char *text, size_t length, bool is_literal)
{
    for (size_t at = 0; at < length; at++) {
        if (!is_literal && text[at] == '\\' && at + 1 < length) at++;
        buffer_add_character(name, text[at]);
    }
}

char *file_name_meant(const char *typed)
{
    struct buffer name = {0};
    size_t length = strlen(typed);
    if (strcmp(typed, "-") == 0) {
        buffer_add_text(&name, "./-"); /* "-" alone would mean standard input */
    } else if (access(typed, F_OK) == 0) {
        buffer_add(&name, typed, length);
    } else {
        const bool has_quotes = is_quoted(typed, length), is_literal = has_quotes && *typed == '\'';
        if (has_quotes) typed++, length -= 2;
        const size_t home = add_home(&name, typed, length);
        add_unescaped(&name, typed + home, length - home, is_literal);
    }
    buffer_add_character(&name, 0);
    return name.bytes;
}
