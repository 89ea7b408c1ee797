/* notation.c: the table of notations, their names, and the way into the writers. */
#include "text/notation.h"

#include <assert.h>
#include <string.h>

#include "base/reserved.h"
#include "base/same_words.h"
#include "base/text_out.h"
#include "board/check.h"
#include "text/reading.h"
#include "text/symbols.h"

struct notation_entry {
    nonet_notation shown; /* first, so that styles can point to it */
    nn_write_function *write;
    const struct nn_reading *reading;
    enum nn_values values;
    char blank;
};

static const struct notation_entry notations[NN_NOTATION_COUNT] = {
#define NOTATION(id, name, is_line, keeps_candidates, keeps_placed, shows_boxes, holds_solution, suits_answers,        \
                 max_side, header, values, blank, summary)                                                             \
    {{#name, summary, is_line, keeps_candidates, keeps_placed, shows_boxes, holds_solution, suits_answers, max_side,   \
      header},                                                                                                         \
     nn_##name##_write,                                                                                                \
     &nn_##name##_reading,                                                                                             \
     values,                                                                                                           \
     blank},
#include "text/notation_list.h"
};

static const struct {
    const char *name;
    enum nn_notation_id notation;
    const char *symbols;
} short_forms[] = {
#define SHORT_FORM(name, id, symbols) {name, NN_##id, symbols},
#include "text/notation_list.h"
};

const nonet_notation *nn_notation_get(enum nn_notation_id id)
{
    assert(id >= 0 && id < NN_NOTATION_COUNT);
    return &notations[id].shown;
}

const struct nn_reading *nn_notation_reading(enum nn_notation_id id)
{
    return notations[id].reading;
}

enum nn_notation_id nn_notation_with(unsigned traits)
{
    for (int id = 0; id < NN_NOTATION_COUNT; id++)
        if (nn_reading_has(notations[id].reading, traits)) return (enum nn_notation_id)id;
    assert(!"a board that is in no notation");
    return (enum nn_notation_id)0;
}

enum nn_notation_id nn_notation_gathering(enum nn_gathering gathering)
{
    int id = 0;
    while (notations[id].reading->gathers != gathering) id++;
    return (enum nn_notation_id)id;
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

enum { SHORT_FORMS = sizeof short_forms / sizeof *short_forms };

nonet_status nonet_style_find(const char *name, nonet_style *style)
{
    if (!name || !style) return NONET_ERR_ARG;
    *style = (nonet_style){0};
    for (int id = 0; id < NN_NOTATION_COUNT; id++) {
        if (!nn_are_same_plainly(name, notations[id].shown.name)) continue;
        style->notation = &notations[id].shown;
        return NONET_OK;
    }
    for (size_t form = 0; form < SHORT_FORMS; form++) {
        if (!nn_are_same_plainly(name, short_forms[form].name)) continue;
        style->notation = &notations[short_forms[form].notation].shown;
        style->symbols = short_forms[form].symbols;
        return NONET_OK;
    }
    return NONET_ERR_ARG;
}

const char *nonet_style_nearest(const char *name)
{
    const char *names[NN_NOTATION_COUNT + SHORT_FORMS];
    for (int id = 0; id < NN_NOTATION_COUNT; id++) names[id] = notations[id].shown.name;
    for (size_t form = 0; form < SHORT_FORMS; form++) names[NN_NOTATION_COUNT + form] = short_forms[form].name;
    return nonet_nearest_word(name, names, NN_NOTATION_COUNT + SHORT_FORMS);
}

const char *nonet_style_symbols(const nonet_style *style, int side)
{
    const enum nn_notation_id id = style ? nn_notation_identify(style->notation) : NN_ANY_NOTATION;
    if (id == NN_ANY_NOTATION || notations[id].values == NN_VALUES_IN_NUMBERS) return NULL;
    const char *const symbols = nonet_symbols_find(style->symbols ? style->symbols : "1");
    return symbols && (int)strlen(symbols) >= side ? symbols : NULL;
}

/* The longest is `candidates`: side rows and some rules, of groups of up to 3 * side characters. Library lines are
 * longer on the smallest boards; the constant covers them. Links with a compressed document have room of their own. */
size_t nonet_layout_text_bound(const nonet_layout *layout)
{
    if (!nonet_layout_is_classic(layout)) return 0;
    const size_t side = (size_t)layout->side, bars = side / (size_t)layout->box_columns + 1;
    const size_t lines = side + side / (size_t)layout->box_rows + 1;
    const size_t link = layout->side <= NN_LINK_SIDE ? side * side * NN_LINK_CELL_BYTES : 0;
    return lines * (side * (3 * side + 1) + 2 * bars + 2) + link + 256;
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

/* Collect what a writer needs; NONET_OK: it can begin. */
static nonet_status prepare_writing(const nonet_position *position, const nonet_style *style,
                                    const struct notation_entry **entry, struct nn_writing *writing)
{
    if (!style || !NN_RESERVED_IS_UNUSED(style) || !nn_position_is_readable(position)) return NONET_ERR_ARG;
    if (!position->layout->is_classic) return NONET_ERR_NOTATION; /* no notation can express other rules */
    const enum nn_notation_id id = nn_notation_identify(style->notation);
    const char *symbols = nonet_symbols_find(style->symbols ? style->symbols : "1");
    if (id == NN_ANY_NOTATION || !symbols) return NONET_ERR_ARG;
    *entry = &notations[id];
    *writing = (struct nn_writing){
        .position = position,
        .layout = position->layout,
        .symbols = symbols,
        .symbol_count = (int)strlen(symbols),
    };
    const int widest = (*entry)->values == NN_VALUES_IN_SYMBOLS ? writing->symbol_count : (*entry)->shown.max_side;
    const int only_side = (*entry)->reading->only_side;
    if (position->layout->side > widest || (only_side && position->layout->side != only_side))
        return NONET_ERR_NOTATION;
    writing->blank = usable_blank(writing, style->blank, (*entry)->blank);
    return NONET_OK;
}

nonet_status nonet_style_can_write(const nonet_style *style, const nonet_position *position)
{
    const struct notation_entry *entry;
    struct nn_writing writing;
    return prepare_writing(position, style, &entry, &writing);
}

size_t nonet_position_text(const nonet_position *position, const nonet_style *style, char *buffer, size_t size)
{
    const struct notation_entry *entry;
    struct nn_writing writing;
    size = nn_text_room(buffer, size);
    if (prepare_writing(position, style, &entry, &writing) != NONET_OK) return 0;
    writing.put = (struct nn_put){.buffer = buffer, .size = size ? size - 1 : 0};
    entry->write(&writing);
    if (writing.has_no_memory) writing.put.length = 0;
    if (size) buffer[writing.put.length < size ? writing.put.length : size - 1] = 0;
    return writing.put.length;
}
