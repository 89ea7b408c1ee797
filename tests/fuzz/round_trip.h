/* round_trip.h: write a position, read it back, and compare. Used by the fuzz target and by the
 * unit tests of lib/text. */
#ifndef NN_ROUND_TRIP_H
#define NN_ROUND_TRIP_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "board/check.h"
#include "nonet.h"

/* How much of what was written the reader is told. */
enum round_trip_help { TELL_NOTHING, TELL_BOX, TELL_EVERYTHING };

/* What a position is after it went through a notation. */
struct round_trip_view {
    uint8_t cells[NONET_MAX_CELLS];
    uint8_t is_given[NONET_MAX_CELLS];
    uint64_t candidates[NONET_MAX_CELLS];
};

static inline void round_trip_see(const nonet_position *position, struct round_trip_view *view)
{
    const size_t cells = (size_t)position->layout->cells;
    memcpy(view->cells, position->cells, cells);
    for (size_t cell = 0; cell < cells; cell++)
        view->is_given[cell] = position->cells[cell] && (!position->is_given || position->is_given[cell]);
    nn_position_candidates(position, view->candidates);
}

/* Some notations write an empty cell with a single candidate like a value. It becomes one unless a cell of
 * the same house, with two or more but not all values, still has that candidate. */
static inline bool round_trip_fills_lone_candidates(const char *notation)
{
    return strcmp(notation, "candidates") == 0 || strcmp(notation, "sukaku") == 0 || strcmp(notation, "sdx") == 0;
}

static inline void round_trip_fill_lone_candidates(const nonet_layout *layout, struct round_trip_view *view)
{
    static uint8_t before[NONET_MAX_CELLS];
    memcpy(before, view->cells, (size_t)layout->cells);
    for (int cell = 0; cell < layout->cells; cell++) {
        const uint64_t lone = view->candidates[cell];
        if (before[cell] || !nn_has_one_bit(lone)) continue;
        bool is_kept = false;
        for (int other = 0; other < layout->cells; other++) {
            const struct nn_seat *here = &layout->seats[cell], *there = &layout->seats[other];
            const uint64_t marks = before[other] ? 0 : view->candidates[other];
            const bool is_near = here->house[NN_ROW] == there->house[NN_ROW] ||
                                 here->house[NN_COLUMN] == there->house[NN_COLUMN] ||
                                 here->house[NN_BOX] == there->house[NN_BOX];
            is_kept |= is_near && (marks & lone) && nn_count_bits(marks) > 1 && nn_count_bits(marks) < layout->side;
        }
        if (is_kept) continue;
        view->cells[cell] = (uint8_t)(nn_first_bit(lone) + 1);
        view->is_given[cell] = 1;
    }
}

/* csv writes a board that the player completed as a puzzle and its solution. */
static inline void round_trip_split_solution(const nonet_layout *layout, struct round_trip_view *view)
{
    const size_t cells = (size_t)layout->cells;
    if (memchr(view->cells, 0, cells)) return;
    for (size_t cell = 0; cell < cells; cell++)
        if (!view->is_given[cell]) view->cells[cell] = 0;
}

/* What reading must give back after writing `position` in this notation. */
static inline void round_trip_expect(const nonet_position *position, const nonet_notation *notation,
                                     struct round_trip_view *view)
{
    const nonet_layout *layout = position->layout;
    round_trip_see(position, view);
    if (round_trip_fills_lone_candidates(notation->name)) round_trip_fill_lone_candidates(layout, view);
    if (strcmp(notation->name, "csv") == 0) round_trip_split_solution(layout, view);
    for (int cell = 0; !notation->keeps_placed && cell < layout->cells; cell++)
        view->is_given[cell] = view->cells[cell] != 0;
    static uint64_t marks[NONET_MAX_CELLS];
    memcpy(marks, view->candidates, (size_t)layout->cells * sizeof *marks);
    const nonet_position seen = {layout, view->cells, NULL, notation->keeps_candidates ? marks : NULL};
    nn_position_candidates(&seen, view->candidates);
}

static inline nonet_reader *round_trip_reader(const nonet_layout *layout, const nonet_style *style,
                                              enum round_trip_help help)
{
    nonet_reader_settings settings;
    nonet_reader_settings_defaults(&settings);
    if (help != TELL_NOTHING) {
        settings.box_rows = nonet_layout_box_rows(layout);
        settings.box_columns = nonet_layout_box_columns(layout);
    }
    if (help == TELL_EVERYTHING) {
        settings.notation = style->notation->name;
        settings.symbols = style->symbols ? style->symbols : "1";
    }
    nonet_reader *reader = NULL;
    return nonet_reader_new(&settings, &reader) == NONET_OK ? reader : NULL;
}

static inline const char *round_trip_compare(const nonet_position *position, const nonet_style *style,
                                             const nonet_puzzle *puzzle)
{
    static struct round_trip_view expected, found;
    const nonet_layout *layout = position->layout;
    if (!nonet_layout_equal(layout, puzzle->position.layout)) return "another layout";
    const size_t cells = (size_t)layout->cells;
    round_trip_expect(position, style->notation, &expected);
    round_trip_see(&puzzle->position, &found);
    if (memcmp(expected.cells, found.cells, cells) != 0) return "other values";
    if (memcmp(expected.is_given, found.is_given, cells) != 0) return "other givens";
    if (memcmp(expected.candidates, found.candidates, cells * sizeof(uint64_t)) != 0) return "other candidates";
    return NULL;
}

static inline const char *round_trip_read(nonet_reader *reader, const nonet_position *position,
                                          const nonet_style *style, const char *text, size_t length)
{
    static char complaint[300];
    nonet_puzzle puzzle;
    nonet_text_error error;
    if (style->notation->header) nonet_reader_feed(reader, style->notation->header, strlen(style->notation->header));
    nonet_reader_feed(reader, text, length);
    nonet_reader_finish(reader);
    nonet_status status = nonet_reader_next(reader, &puzzle, &error);
    if (status == NONET_ERR_TEXT) {
        snprintf(complaint, sizeof complaint, "%d:%d: %s", (int)error.line, (int)error.column, error.message);
        return complaint;
    }
    if (status != NONET_OK) return nonet_status_name(status);
    const char *difference = round_trip_compare(position, style, &puzzle);
    if (difference) return difference;
    status = nonet_reader_next(reader, &puzzle, &error);
    return status == NONET_END ? NULL : "something behind the puzzle";
}

/* Write `position` in this style and read it back. NULL: it is the same, or the notation cannot
 * write it; else what is different. `shown`, if not NULL: what was written, to be freed by the
 * caller. */
static inline const char *round_trip(const nonet_position *position, const nonet_style *style,
                                     enum round_trip_help help, char **shown)
{
    const size_t bound = nonet_layout_text_bound(position->layout);
    char *text = malloc(bound + 1);
    nonet_reader *reader = round_trip_reader(position->layout, style, help);
    size_t length = 0;
    const char *difference = NULL;
    const nonet_status status = text && reader ? nonet_style_can_write(style, position) : NONET_ERR_MEMORY;
    if (status == NONET_OK) length = nonet_position_text(position, style, text, bound + 1);
    if (status == NONET_OK) difference = round_trip_read(reader, position, style, text, length);
    else if (status != NONET_ERR_NOTATION) difference = nonet_status_name(status);
    if (text) text[length] = 0;
    nonet_reader_free(reader);
    if (shown) *shown = text;
    else free(text);
    return difference;
}

#endif
