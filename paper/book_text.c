/* book_text.c: short texts about puzzles; see book_inside.h. */
#include <stdio.h>
#include <string.h>

#include "book_inside.h"

static void raise_first(char *text)
{
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = (char)(text[0] - 'a' + 'A');
}

const char *capitalised(const char *name, char *text)
{
    snprintf(text, NAME_BYTES, "%s", name);
    raise_first(text);
    return text;
}

void sentence(const char *words, char *text, size_t size)
{
    snprintf(text, size, *words ? "%s." : "%s", words);
    raise_first(text);
}

void puzzle_note(const struct paper_puzzle *puzzle, char *text, size_t size)
{
    char name[NAME_BYTES] = "";
    const nonet_level *const level = puzzle->level >= 0 ? nonet_level_at((size_t)puzzle->level) : NULL;
    if (level) capitalised(level->name, name);
    if (!puzzle->er) snprintf(text, size, "%s", name);
    else snprintf(text, size, "%s%sER %d.%d", name, *name ? " \u00b7 " : "", puzzle->er / 10, puzzle->er % 10);
}

void puzzle_range(const char *one, const char *several, size_t first, size_t count, char *text, size_t size)
{
    if (count == 1) snprintf(text, size, "%s %zu", one, first + 1);
    else snprintf(text, size, "%s %zu to %zu", several, first + 1, first + count);
}
