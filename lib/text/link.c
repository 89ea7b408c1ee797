/* link.c: finding the parts of an address, and reading the plain forms of a puzzle in it; see link.h. */
#include "text/link.h"

#include <ctype.h>
#include <string.h>

#include "base/try.h"

static bool link_begins_with(const char *text, size_t length, const char *beginning)
{
    size_t at = 0;
    while (beginning[at] && at < length && tolower((unsigned char)text[at]) == beginning[at]) at++;
    return !beginning[at];
}

/* Skip one of these beginnings. */
static size_t skip_any(const char *text, size_t length, size_t at, const char *const *beginnings)
{
    for (; *beginnings; beginnings++)
        if (link_begins_with(text + at, length - at, *beginnings)) return at + strlen(*beginnings);
    return at;
}

bool nn_link_find(const struct nn_line *line, const char *const *hosts, struct nn_row *rest)
{
    static const char *const schemes[] = {"https://", "http://", NULL}, *const www[] = {"www.", NULL};
    size_t at = 0;
    while (at < line->length && (line->text[at] == ' ' || line->text[at] == '\t' || line->text[at] == '<')) at++;
    at = skip_any(line->text, line->length, at, schemes);
    at = skip_any(line->text, line->length, at, www);
    const size_t after = skip_any(line->text, line->length, at, hosts);
    if (after == at || after == line->length || !strchr("/?", line->text[after])) return false;
    size_t end = line->length;
    while (end > after && strchr(" \t>", line->text[end - 1])) end--;
    *rest = nn_row_of(line, after, end - after);
    return true;
}

static struct nn_row row_part(const struct nn_row *row, size_t start, size_t end)
{
    return (struct nn_row){row->text + start, end - start, row->line, row->column + start, row->origin};
}

bool nn_link_parameter(const struct nn_row *rest, const char *name, struct nn_row *value)
{
    const size_t name_length = strlen(name);
    for (size_t at = 0; at + name_length + 1 < rest->length; at++) {
        if (rest->text[at] == '#') return false;
        if (rest->text[at] != '?' && rest->text[at] != '&') continue;
        const char *const found = rest->text + at + 1;
        if (memcmp(found, name, name_length) != 0 || found[name_length] != '=') continue;
        const size_t start = at + name_length + 2;
        size_t end = start;
        while (end < rest->length && rest->text[end] != '&' && rest->text[end] != '#') end++;
        *value = row_part(rest, start, end);
        return true;
    }
    return false;
}

struct nn_row nn_link_word(const struct nn_row *row, size_t start)
{
    size_t end = start;
    while (end < row->length && row->text[end] != ' ' && row->text[end] != '\t') end++;
    return row_part(row, start, end);
}

bool nn_link_begins(const struct nn_row *row, const char *text)
{
    return link_begins_with(row->text, row->length, text);
}

static bool is_cell_character(char character)
{
    return (character >= '0' && character <= '9') || character == '.';
}

struct nn_row nn_link_cells(const struct nn_row *rest)
{
    enum { FEWEST_CELLS = 16 };
    struct nn_row longest = row_part(rest, 0, 0);
    for (size_t start = 0; start < rest->length;) {
        size_t end = start;
        while (end < rest->length && is_cell_character(rest->text[end])) end++;
        if (end - start > longest.length && end - start >= FEWEST_CELLS) longest = row_part(rest, start, end);
        start = end + 1;
    }
    return longest;
}

static nonet_status check_side(const nonet_reader *reader, const struct nn_row *row, size_t cells, int *side,
                               nonet_text_error *error)
{
    *side = nn_square_root(cells);
    if (*side <= 9 && nn_rules_accept_side(&reader->rules, *side)) return NONET_OK;
    const size_t expected = reader->rules.side ? (size_t)reader->rules.side * (size_t)reader->rules.side : 81;
    return nn_text_fail(error, row->line, row->column, "%zu cells in this link, expected %zu", cells, expected);
}

nonet_status nn_link_read_cells(nonet_reader *reader, const struct nn_row *cells, enum nn_notation_id notation,
                                struct nn_result *result)
{
    struct nn_rules rules = reader->rules;
    const nonet_layout *layout;
    int side;
    rules.symbols = nn_symbols_from_1;
    NN_TRY(check_side(reader, cells, cells->length, &side, result->error));
    NN_TRY(nn_reader_usual_layout(reader, side, &layout));
    NN_TRY(nn_symbols_read(cells, 1, side, &rules, &reader->draft, result->error));
    reader->draft.notation = notation;
    nn_reader_fill_puzzle(reader, layout, cells->line, result->puzzle);
    return NONET_OK;
}

/* A character is a value and up to five blanks after it: 0-9 without, A-J with one, K-T with two ... */
static int unpack_character(char character)
{
    static const char packed[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
    const char *const found = character ? strchr(packed, character) : NULL;
    return found ? (int)(found - packed) : -1;
}

nonet_status nn_link_read_packed(nonet_reader *reader, const struct nn_row *packed, enum nn_notation_id notation,
                                 struct nn_result *result)
{
    const nonet_layout *layout;
    int side;
    size_t cells = 0;
    for (size_t at = 0; at < packed->length; at++) {
        const int number = unpack_character(packed->text[at]);
        if (number < 0) return nn_row_fail_character(packed, at, NN_VALUE_UNKNOWN, 9, result->error);
        cells += 1 + (size_t)number / 10;
    }
    NN_TRY(check_side(reader, packed, cells, &side, result->error));
    NN_TRY(nn_reader_usual_layout(reader, side, &layout));
    nn_draft_begin(&reader->draft, notation, side);
    memset(reader->draft.cells, 0, cells);
    cells = 0;
    for (size_t at = 0; at < packed->length; at++) {
        const int number = unpack_character(packed->text[at]);
        if (number % 10 > side) return nn_row_fail_character(packed, at, NN_VALUE_TOO_LARGE, side, result->error);
        reader->draft.cells[cells] = (uint8_t)(number % 10);
        cells += 1 + (size_t)number / 10;
    }
    nn_reader_fill_puzzle(reader, layout, packed->line, result->puzzle);
    return NONET_OK;
}
