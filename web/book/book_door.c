/* book_door.c: where the module of the page gets the positions to practise on.
 *
 * The book of them (lib/words/practice_book.c) would make the module larger by a third, and most people never open it. So the page
 * has it as a file of its own, nonet-positions.txt, a position a line in the notation `library`, and hands in its text when somebody
 * wants to learn. A position begins with the code of its technique, ":0400:...", and those of a technique stand together.
 *
 *     book   :0000:5:.8.1 ... NUL :0000:9:.+5 ... NUL :0001: ... NUL NUL
 *            first[0], count 20                       first[1]
 */
#include <nonet.h>
#include <stdlib.h>
#include <string.h>

__attribute__((export_name("book_give"))) nonet_status book_give(const char *text, size_t length);

static char *book;
static struct {
    const char *first; /* the others follow it, each with a NUL behind it */
    size_t count;
} rows[NONET_MAX_TECHNIQUES];

/* The technique of a position, or -1. */
static int technique_of(const char *position)
{
    const nonet_technique *technique;
    const size_t length = *position == ':' ? strcspn(position + 1, ":") : 0;
    for (int number = 0; length && (technique = nonet_technique_at((size_t)number)); number++)
        if (strlen(technique->code) == length && !memcmp(technique->code, position + 1, length)) return number;
    return -1;
}

static void open_book(char *text)
{
    memset(rows, 0, sizeof rows);
    free(book);
    book = text;
    for (char *line = book, *next; *line; line = next) {
        const size_t length = strcspn(line, "\n");
        const int technique = technique_of(line);
        next = line + length + (line[length] == '\n');
        line[length] = 0;
        if (technique >= 0 && !rows[technique].count++) rows[technique].first = line;
    }
}

/* The text of the file; what was handed in before is gone. */
nonet_status book_give(const char *text, size_t length)
{
    char *const copy = malloc(length + 1);
    if (!copy) return NONET_ERR_MEMORY;
    memcpy(copy, text, length);
    copy[length] = 0;
    open_book(copy);
    return NONET_OK;
}

const char *nonet_technique_position(int technique, size_t index)
{
    if (technique < 0 || technique >= NONET_MAX_TECHNIQUES || index >= rows[technique].count) return NULL;
    const char *position = rows[technique].first;
    while (index--) position += strlen(position) + 1;
    return position;
}
