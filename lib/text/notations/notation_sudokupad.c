/* notation_sudokupad.c: the notation `sudokupad`: links to SudokuPad. What it calls a puzzle id is a payload with a
 * prefix that says what it is, or the name of a puzzle on the site:
 *
 *     fpuz, fpuzzles    a document of f-puzzles
 *     scl, ctc          a document of its own
 *     classic, scf      a 9x9, packed
 *
 * Payloads are read without the address, too. We write fpuz, which says what it means. */
#include <string.h>

#include "text/link.h"

static const char *const hosts[] = {"sudokupad.app",           "beta.sudokupad.app",
                                    "sudokupad.svencodes.com", "app.crackingthecryptic.com",
                                    "crackingthecryptic.com",  NULL};

/* Where the puzzle id begins: ?puzzleid=, ?load=, or the last part of the path. */
static struct nn_row puzzle_id(const struct nn_row *rest)
{
    struct nn_row found;
    if (nn_link_parameter(rest, "puzzleid", &found) || nn_link_parameter(rest, "load", &found)) return found;
    size_t start = 1; /* after the / of the host */
    if (nn_link_begins(rest, "/sudoku/")) start = 8;
    if (start < rest->length && rest->text[start] == '?') start++;
    size_t end = start;
    while (end < rest->length && rest->text[end] != '?' && rest->text[end] != '&' && rest->text[end] != '#') end++;
    return (struct nn_row){rest->text + start, end - start, rest->line, rest->column + start, rest->origin};
}

static const struct {
    const char *prefix;
    nn_document_reader *read; /* NULL: packed */
} forms[] = {
    {"fpuzzles", nn_fpuzzles_read_document},
    {"fpuz", nn_fpuzzles_read_document},
    {"scl", nn_scl_read_document},
    {"ctc", nn_scl_read_document},
    {"classic", NULL},
    {"scf", NULL},
};

/* Which form the id has, or -1. */
static int find_payload_form(const struct nn_row *id)
{
    for (size_t form = 0; form < sizeof forms / sizeof *forms; form++) {
        const size_t length = strlen(forms[form].prefix);
        if (id->length > length && memcmp(id->text, forms[form].prefix, length) == 0) return (int)form;
    }
    return -1;
}

/* A document alone: every one begins with {, and that begins all payloads alike. */
static bool is_payload(const struct nn_row *id)
{
    const int form = find_payload_form(id);
    const size_t length = form >= 0 ? strlen(forms[form].prefix) : 0;
    return form >= 0 && forms[form].read && id->length > length + 2 && id->text[length] == 'N' &&
           strchr("4567", id->text[length + 1]);
}

static bool owns_sudokupad(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules)
{
    struct nn_row rest;
    (void)shape;
    if (rules->notation == NN_SUDOKUPAD || nn_link_find(line, hosts, &rest)) return true;
    const struct nn_row whole = nn_row_of(line, 0, line->length);
    return is_payload(&whole);
}

static nonet_status read_sudokupad(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    struct nn_row rest, id = nn_row_of(line, 0, line->length);
    if (nn_link_find(line, hosts, &rest)) id = puzzle_id(&rest);
    const int form = find_payload_form(&id);
    if (form < 0)
        return nn_text_fail(result->error, line->number, id.column,
                            "this link only names a puzzle on the site; nonet reads links that hold the puzzle");
    const size_t prefix = strlen(forms[form].prefix);
    const struct nn_row payload = {id.text + prefix, id.length - prefix, id.line, id.column + prefix, id.origin};
    if (forms[form].read) return nn_link_read_document(reader, &payload, NN_SUDOKUPAD, forms[form].read, result);
    return nn_link_read_packed(reader, &payload, NN_SUDOKUPAD, result);
}

const struct nn_reading nn_sudokupad_reading = {.owns = owns_sudokupad, .read = read_sudokupad, .power = 2};

void nn_sudokupad_write(struct nn_writing *writing)
{
    nn_fpuzzles_put_link(writing, "https://sudokupad.app/fpuz");
}
