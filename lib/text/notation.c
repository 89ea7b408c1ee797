/* notation.c: the table of notations, their names, and the way into the writers. */
#include "text/notation.h"

#include <assert.h>
#include <string.h>

#include "board/check.h"
#include "text/symbols.h"

struct notation_entry {
    nonet_notation shown; /* first, so that styles can point to it */
    nn_write_function *write;
    bool is_in_symbols; /* a character a value: its symbols limit the side */
    char blank;
};

/* With the usual symbols; longer ones reach further. */
#define SYMBOL_SIDE 36

/* clang-format off */
static const struct notation_entry notations[NN_NOTATION_COUNT] = {
    /* name, summary, is_line, keeps_candidates, keeps_placed, max_side, header */
    [NN_LINE] = {{"line", "a puzzle a line, a character a cell",
        true, false, false, SYMBOL_SIDE, NULL}, nn_line_write, true, '.'},
    [NN_ROWS] = {{"rows", "a row a line, a character a cell",
        false, false, false, SYMBOL_SIDE, NULL}, nn_rows_write, true, '.'},
    [NN_SDK] = {{"sdk", "rows under [Puzzle], with placed values under [State]",
        false, false, true, SYMBOL_SIDE, NULL}, nn_sdk_write, true, '.'},
    [NN_BORDERED] = {{"bordered", "rows in a frame that shows the boxes",
        false, false, false, NONET_MAX_SIDE, NULL}, nn_bordered_write, false, '.'},
    [NN_SS] = {{"ss", "rows in a tight frame, as Simple Sudoku writes",
        false, false, false, SYMBOL_SIDE, NULL}, nn_ss_write, true, '.'},
    [NN_NUMBERS] = {{"numbers", "a puzzle a line, a number a cell",
        true, false, false, NONET_MAX_SIDE, NULL}, nn_numbers_write, false, '0'},
    [NN_TABLE] = {{"table", "a row a line, a number a cell",
        false, false, false, NONET_MAX_SIDE, NULL}, nn_table_write, false, '0'},
    [NN_CANDIDATES] = {{"candidates", "the candidates of each cell, in a frame",
        false, true, false, NONET_MAX_SIDE, NULL}, nn_candidates_write, false, '.'},
    [NN_SUKAKU] = {{"sukaku", "a puzzle a line, a character a candidate",
        true, true, false, SYMBOL_SIDE, NULL}, nn_sukaku_write, true, '.'},
    [NN_LIBRARY] = {{"library", "a line of HoDoKu's library",
        true, true, true, 9, NULL}, nn_library_write, false, '.'},
    [NN_SDX] = {{"sdx", "a row a line, candidates, u5 for a placed 5",
        false, true, true, 9, NULL}, nn_sdx_write, false, '.'},
    [NN_CSV] = {{"csv", "columns puzzle,solution",
        true, false, false, SYMBOL_SIDE, "puzzle,solution\n"}, nn_csv_write, true, '.'},
};

static const struct {
    const char *name;
    enum nn_notation_id notation;
    const char *symbols;
} short_forms[] = {
    {"sdm", NN_LINE, NULL},
    {"letters", NN_ROWS, nn_symbols_letters},
    {"symbols", NN_ROWS, nn_symbols_from_1},
    {"symbols0", NN_ROWS, nn_symbols_from_0},
};
/* clang-format on */

const nonet_notation *nn_notation_get(enum nn_notation_id id)
{
    assert(id >= 0 && id < NN_NOTATION_COUNT);
    return &notations[id].shown;
}

enum nn_notation_id nn_notation_identify(const nonet_notation *notation)
{
    for (int id = 0; id < NN_NOTATION_COUNT; id++)
        if (notation == &notations[id].shown) return (enum nn_notation_id)id;
    return NN_ANY_NOTATION;
}

const nonet_notation *nonet_notation_at(size_t index)
{
    return index < NN_NOTATION_COUNT ? &notations[index].shown : NULL;
}

nonet_status nonet_style_find(const char *name, nonet_style *style)
{
    if (!name || !style) return NONET_ERR_ARG;
    *style = (nonet_style){0};
    for (int id = 0; id < NN_NOTATION_COUNT; id++)
        if (strcmp(name, notations[id].shown.name) == 0) style->notation = &notations[id].shown;
    for (size_t form = 0; form < sizeof short_forms / sizeof *short_forms; form++) {
        if (strcmp(name, short_forms[form].name) != 0) continue;
        style->notation = &notations[short_forms[form].notation].shown;
        style->symbols = short_forms[form].symbols;
    }
    return style->notation ? NONET_OK : NONET_ERR_ARG;
}

/* Frames have symbols as long as there are enough, the others always or never. */
const char *nonet_style_symbols(const nonet_style *style, int side)
{
    const enum nn_notation_id id = style ? nn_notation_identify(style->notation) : NN_ANY_NOTATION;
    if (id == NN_ANY_NOTATION || !(notations[id].is_in_symbols || id == NN_BORDERED)) return NULL;
    const char *const symbols = nonet_symbols_find(style->symbols ? style->symbols : "1");
    return symbols && (int)strlen(symbols) >= side ? symbols : NULL;
}

/* The widest is `candidates`: side + rules lines of groups of up to 3 * side characters. Library
 * lines are longer on the smallest boards; the constant covers them. */
size_t nonet_write_bound(const nonet_layout *layout)
{
    if (!layout) return 0;
    const size_t side = (size_t)layout->side, bars = side / (size_t)layout->box_columns + 1;
    const size_t lines = side + side / (size_t)layout->box_rows + 1;
    return lines * (side * (3 * side + 1) + 2 * bars + 2) + 256;
}

/* The blank of the style, unless it is a value here. */
static char usable_blank(const struct nn_writing *writing, char wanted, char usual)
{
    const char candidates[] = {wanted, usual, '.'};
    for (size_t index = 0; index < sizeof candidates; index++) {
        const char blank = candidates[index];
        if (!blank || !nn_is_blank(blank)) continue;
        bool is_value = false;
        for (int value = 0; value < writing->symbol_count && value < writing->layout->side; value++)
            is_value |= writing->symbols[value] == blank || (writing->symbols[value] == 'X' && blank == 'x');
        if (!is_value) return blank;
    }
    return '.';
}

nonet_status nonet_write(const nonet_position *position, const nonet_style *style, char *buffer, size_t size,
                         size_t *length)
{
    if (!style || !length || (!buffer && size) || !nn_position_is_readable(position)) return NONET_ERR_ARG;
    *length = 0;
    const enum nn_notation_id id = nn_notation_identify(style->notation);
    const char *symbols = nonet_symbols_find(style->symbols ? style->symbols : "1");
    if (id == NN_ANY_NOTATION || !symbols) return NONET_ERR_ARG;
    const struct notation_entry *entry = &notations[id];
    struct nn_writing writing = {
        .position = position,
        .layout = position->layout,
        .symbols = symbols,
        .symbol_count = (int)strlen(symbols),
        .put = {.buffer = buffer, .size = size},
    };
    const int widest = entry->is_in_symbols ? writing.symbol_count : entry->shown.max_side;
    if (position->layout->side > widest) return NONET_ERR_NOTATION;
    writing.blank = usable_blank(&writing, style->blank, entry->blank);

    entry->write(&writing);
    *length = writing.put.length;
    return writing.put.is_full ? NONET_ERR_BUFFER : NONET_OK;
}
