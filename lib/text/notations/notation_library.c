/* notation_library.c: the notation `library`, the lines of HoDoKu's library:
 *
 *     :0000:x:3..+1...:436 512:::
 *      |    | |       |
 *      |    | |       deleted candidates: value, row, column
 *      | | givens, and placed values after '+' code and candidates of a technique, and more fields at the end: not used
 *      here
 */
#include <ctype.h>
#include <string.h>

#include "base/bits.h"
#include "base/try.h"
#include "board/check.h"
#include "text/reader.h"

#define LARGEST_SIDE 9

/* The field `index` (from 0) of a line that begins with a colon. */
static bool find_library_field(const struct nn_row *row, int index, struct nn_row *field)
{
    size_t start = 1;
    for (;; index--) {
        const char *colon = start <= row->length ? memchr(row->text + start, ':', row->length - start) : NULL;
        const size_t end = colon ? (size_t)(colon - row->text) : row->length;
        if (index == 0) {
            if (start > row->length) return false;
            *field = (struct nn_row){row->text + start, end - start, row->line, row->column + start, row->origin};
            return true;
        }
        if (!colon) return false;
        start = end + 1;
    }
}

/* The fields that are ours. */
struct library_fields {
    struct nn_row givens, deleted;
};

static nonet_status split_library_line(const struct nn_row *row, const struct nn_rules *rules,
                                       struct library_fields *fields, int *side, nonet_text_error *error)
{
    if (row->length == 0 || row->text[0] != ':' || !find_library_field(row, 2, &fields->givens))
        return nn_text_fail(error, row->line, row->column,
                            "library line without givens: expected :code:candidates:givens:deleted:");
    if (!find_library_field(row, 3, &fields->deleted))
        fields->deleted = (struct nn_row){row->text, 0, row->line, row->column, row->origin};

    size_t cells = fields->givens.length;
    for (size_t at = 0; at < fields->givens.length; at++) cells -= fields->givens.text[at] == '+';
    *side = nn_square_root(cells);
    if (*side <= LARGEST_SIDE && nn_rules_accept_side(rules, *side)) return NONET_OK;
    const size_t expected = rules->side ? (size_t)rules->side * (size_t)rules->side : 81;
    return nn_text_fail(error, row->line, fields->givens.column + fields->givens.length,
                        "%zu cells in a library line, expected %zu", cells, expected);
}

/* 436: 4 out of row 3, column 6. */
static nonet_status delete_item(const struct nn_row *deleted, size_t start, size_t end, int side, uint64_t *marks,
                                nonet_text_error *error)
{
    int digit[3] = {0};
    bool is_good = end - start == 3;
    for (size_t at = start; is_good && at < end; at++) {
        digit[at - start] = deleted->text[at] - '0';
        is_good = digit[at - start] >= 1 && digit[at - start] <= side;
    }
    if (!is_good)
        return nn_text_fail(error, deleted->line, deleted->column + start,
                            "deleted candidates are value, row, column, such as 436 for 4 in r3c6");
    marks[(digit[1] - 1) * side + digit[2] - 1] &= ~nn_bit(digit[0] - 1);
    return NONET_OK;
}

static nonet_status delete_candidates(const struct nn_row *deleted, const nonet_layout *layout, struct nn_draft *draft,
                                      nonet_text_error *error)
{
    const nonet_position filled = {layout, draft->cells, NULL, NULL};
    nn_position_candidates(&filled, draft->marks);
    draft->notation = NN_LIBRARY;
    draft->symbols = NULL;
    for (size_t at = 0; at < deleted->length;) {
        if (deleted->text[at] == ' ' || deleted->text[at] == '\t') {
            at++;
            continue;
        }
        size_t end = at;
        while (end < deleted->length && deleted->text[end] != ' ' && deleted->text[end] != '\t') end++;
        NN_TRY(delete_item(deleted, at, end, layout->side, draft->marks, error));
        draft->has_marks = true;
        at = end;
    }
    return NONET_OK;
}

static size_t indentation_of(const struct nn_line *line)
{
    size_t start = 0;
    while (start < line->length && (line->text[start] == ' ' || line->text[start] == '\t')) start++;
    return start;
}

/* Unless the user names a notation, the colon decides. */
static bool owns_library_line(const struct nn_line *line, const struct nn_shape *shape, const struct nn_rules *rules)
{
    (void)shape;
    if (rules->notation == NN_LIBRARY) return true;
    const size_t first = indentation_of(line);
    return first < line->length && line->text[first] == ':';
}

static nonet_status read_library_line(nonet_reader *reader, const struct nn_line *line, struct nn_result *result)
{
    const size_t start = indentation_of(line);
    const struct nn_row row = nn_row_of(line, start, line->length - start);
    struct library_fields fields;
    int side = 0;
    NN_TRY(split_library_line(&row, &reader->rules, &fields, &side, result->error));
    const nonet_layout *layout;
    NN_TRY(nn_reader_usual_layout(reader, side, &layout));
    struct nn_rules rules = reader->rules;
    rules.symbols = nn_symbols_from_1;
    NN_TRY(nn_symbols_read(&fields.givens, 1, side, &rules, &reader->draft, result->error));
    NN_TRY(delete_candidates(&fields.deleted, layout, &reader->draft, result->error));
    nn_reader_fill_puzzle(reader, layout, line->number, result->puzzle);
    return NONET_OK;
}

const struct nn_reading nn_library_reading = {
    .owns = owns_library_line,
    .read = read_library_line,
    .power = 2,
};

static void put_deleted(struct nn_writing *writing)
{
    const int side = writing->layout->side;
    uint64_t all[LARGEST_SIDE * LARGEST_SIDE], marked[LARGEST_SIDE * LARGEST_SIDE];
    const nonet_position filled = {writing->layout, writing->position->cells, NULL, NULL};
    nn_position_candidates(&filled, all);
    nn_position_candidates(writing->position, marked);
    bool is_first = true;
    for (int cell = 0; cell < writing->layout->cells; cell++) {
        for (uint64_t left = all[cell] & ~marked[cell]; left;) {
            if (!is_first) nn_put_char(&writing->put, ' ');
            is_first = false;
            nn_put_number(&writing->put, nn_take_bit(&left) + 1);
            nn_put_number(&writing->put, cell / side + 1);
            nn_put_number(&writing->put, cell % side + 1);
        }
    }
}

void nn_library_write(struct nn_writing *writing)
{
    nn_put_text(&writing->put, ":0000:x:");
    for (int cell = 0; cell < writing->layout->cells; cell++) {
        if (nn_is_placed(writing->position, cell)) nn_put_char(&writing->put, '+');
        const int value = writing->position->cells[cell];
        nn_put_char(&writing->put, value ? (char)('0' + value) : '.');
    }
    nn_put_char(&writing->put, ':');
    put_deleted(writing);
    nn_put_text(&writing->put, ":::\n");
}
