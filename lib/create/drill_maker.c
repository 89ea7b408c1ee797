/* drill_maker.c: the public handle that makes positions to practise techniques on.
 *
 * Puzzles are made, and each is solved on the simplest way; where the next step is one of a technique for the first time,
 * that is a position for it. So one puzzle serves many techniques, and what was found is kept:
 *
 *     level --> puzzles 0, 1, 2 ... that easier levels do not solve --> steps up to this level --> positions
 *
 * Each level has a stream of its own, since chains, say, are seldom met in puzzles as they come: 7 in 100. So has each
 * technique that is not in usual use: it is taken into the order at its place.
 *
 * The positions of a technique are in the order of their puzzles, one of each puzzle. Puzzles are made from the seed
 * and their number, so nothing depends on what was asked before. A walk that was stopped is taken again from its
 * beginning; what it had found by then is right, and is not added twice. */
#include <stdlib.h>
#include <string.h>

#include "base/reserved.h"
#include "base/try.h"
#include "board/nine.h"
#include "create/nine/nine_maker.h"
#include "sized/own_rater.h"

/* Marks have a bit for each digit. */
struct kept_position {
    uint64_t puzzle;
    uint8_t cells[NN_NINE_CELLS], is_given[NN_NINE_CELLS], solution[NN_NINE_CELLS];
    uint16_t marks[NN_NINE_CELLS];
};

/* Of one technique, puzzle after puzzle. */
struct kept_positions {
    struct kept_position *rows;
    size_t count, size;
};

struct position_stream {
    struct nn_nine_maker *puzzles;
    struct nn_order order;
    uint64_t next; /* puzzle */
};

/* One for each level, and one for each technique that is not in usual use. */
enum { POSITION_STREAMS = NN_LEVELS + NN_TECHNIQUES };

struct nonet_drill_maker {
    nonet_drill_maker_settings settings;
    nonet_layout *layout;
    struct nn_own_rater own;
    struct position_stream *streams[POSITION_STREAMS]; /* NULL: not yet */
    struct kept_positions kept[NN_TECHNIQUES];         /* those of a stream come from there only */
    _Atomic uint64_t tried;                            /* what makers of puzzles count; not shown */
    _Atomic int64_t nearest;
    uint8_t puzzle[NN_NINE_CELLS], solution[NN_NINE_CELLS]; /* the current one */
    uint64_t marks[NN_NINE_CELLS];                          /* of the position that is handed out */
};

/* ---- settings -------------------------------------------------------------------------------------- */

void nonet_drill_maker_settings_defaults(nonet_drill_maker_settings *settings)
{
    if (settings) *settings = (nonet_drill_maker_settings){.seed = 1, .most_puzzles = 1000, .means_zero = true};
}

static nonet_drill_maker_settings position_settings_of(const nonet_drill_maker_settings *given)
{
    nonet_drill_maker_settings usual, used;
    nonet_drill_maker_settings_defaults(&usual);
    if (!given) return usual;
    used = *given;
    if (used.means_zero) return used;
    if (!used.seed) used.seed = usual.seed;
    if (!used.most_puzzles) used.most_puzzles = usual.most_puzzles;
    return used;
}

/* ---- streams --------------------------------------------------------------------------------------- */

static int stream_index(int technique)
{
    const enum nn_use use = nn_techniques[technique].use;
    const bool is_usual = use == NN_USUAL || use == NN_TOGETHER;
    const int level = (int)nn_techniques[technique].level;
    return is_usual ? level : NN_LEVELS + technique;
}

static int row_of(const struct nn_order *order, int technique)
{
    int row = 0;
    while (row < order->count && !nn_techniques_have(&order->rows[row].techniques, (enum nn_technique)technique)) row++;
    return row;
}

/* nonet's own order up to the level of this technique, and with it. */
static void order_with(struct nn_order *order, int technique)
{
    nonet_ranking ranking;
    bool leaves_out[NN_TECHNIQUES], takes_in[NN_TECHNIQUES] = {false};
    for (int which = 0; which < NN_TECHNIQUES; which++)
        leaves_out[which] = nn_techniques[which].level > nn_techniques[technique].level;
    takes_in[technique] = true;
    nn_ranking_like_nonet(&ranking, 9, (struct nn_technique_choice){.leaves_out = leaves_out, .takes_in = takes_in});
    nn_order_of(order, &ranking);
}

static nonet_status make_stream(nonet_drill_maker *maker, int technique, struct position_stream **stream)
{
    nonet_generator_settings settings;
    nonet_generator_settings_defaults(&settings);
    settings.seed = maker->settings.seed;
    settings.easiest = (int)nn_techniques[technique].level;
    settings.stop = maker->settings.stop;
    struct position_stream *const made = *stream = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    order_with(&made->order, technique);
    return nn_nine_maker_new(maker->layout, &settings, &maker->tried, &maker->nearest, &made->puzzles);
}

static void free_stream(struct position_stream *stream)
{
    if (!stream) return;
    nn_nine_maker_free(stream->puzzles);
    free(stream);
}

static nonet_status open_stream(nonet_drill_maker *maker, int technique, struct position_stream **stream)
{
    struct position_stream **const place = &maker->streams[stream_index(technique)];
    if (!*place) {
        const nonet_status status = make_stream(maker, technique, place);
        if (status != NONET_OK) {
            free_stream(*place);
            *place = NULL;
            return status;
        }
    }
    *stream = *place;
    return NONET_OK;
}

/* ---- positions ------------------------------------------------------------------------------------- */

static void write_position(const nonet_drill_maker *maker, uint64_t puzzle, struct kept_position *position)
{
    const struct nn_grid *const grid = &maker->own.grid;
    *position = (struct kept_position){.puzzle = puzzle};
    memcpy(position->solution, maker->solution, sizeof position->solution);
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const bool is_empty = grid->value[cell] == NN_EMPTY;
        position->cells[cell] = is_empty ? 0 : (uint8_t)(grid->value[cell] + 1);
        position->is_given[cell] = maker->puzzle[cell] != 0;
        position->marks[cell] = is_empty ? (uint16_t)grid->candidates[cell] : 0;
    }
}

/* The position before this step, if it is the first of its technique in this puzzle. */
static nonet_status keep_made_position(nonet_drill_maker *maker, uint64_t puzzle, enum nn_technique technique)
{
    struct kept_positions *const kept = &maker->kept[technique];
    if (kept->count && kept->rows[kept->count - 1].puzzle == puzzle) return NONET_OK;
    if (kept->count == kept->size) {
        const size_t size = kept->size ? 2 * kept->size : 8;
        struct kept_position *const rows = realloc(kept->rows, size * sizeof *rows);
        if (!rows) return NONET_ERR_MEMORY;
        *kept = (struct kept_positions){rows, kept->count, size};
    }
    write_position(maker, puzzle, &kept->rows[kept->count++]);
    return NONET_OK;
}

static nonet_status make_next_puzzle(nonet_drill_maker *maker, struct position_stream *stream, struct nn_watch *watch)
{
    uint8_t board[2 * NN_NINE_CELLS]; /* the puzzle and its solution */
    nonet_generated made = {.index = stream->next, .cells = board};
    NN_TRY(nn_nine_maker_make(stream->puzzles, watch, 1, &made));
    memcpy(maker->puzzle, board, sizeof maker->puzzle);
    memcpy(maker->solution, board + NN_NINE_CELLS, sizeof maker->solution);
    return NONET_OK;
}

/* As far as the techniques of the stream lead. */
static nonet_status walk_puzzle(nonet_drill_maker *maker, const struct position_stream *stream, int wanted,
                                struct nn_watch *watch)
{
    struct nn_own_rater *const own = &maker->own;
    const nonet_position puzzle = {maker->layout, maker->puzzle, NULL, NULL};
    uint8_t digits[NN_NINE_CELLS];
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) digits[cell] = (uint8_t)(maker->solution[cell] - 1);
    nn_own_begin(own, &puzzle);
    nn_finding_begin(&own->finding, watch);
    own->finding.solution = digits;
    while (nn_order_find_step(&own->finding, &stream->order)) {
        const enum nn_technique technique = own->finding.step.technique;
        if (!nn_step_agrees(&own->finding.step, digits)) return NONET_ERR_INTERNAL;
        if (stream_index((int)technique) == stream_index(wanted))
            NN_TRY(keep_made_position(maker, stream->next, technique));
        nn_step_apply(&own->finding.step, &own->grid);
    }
    *watch = own->finding.watch;
    return nn_watch_status(watch);
}

/* ---- the handle ------------------------------------------------------------------------------------ */

nonet_status nonet_drill_maker_new(const nonet_drill_maker_settings *settings, nonet_drill_maker **maker)
{
    if (!maker) return NONET_ERR_ARG;
    *maker = NULL;
    if (!NN_RESERVED_IS_UNUSED(settings)) return NONET_ERR_ARG;
    nonet_drill_maker *const made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->settings = position_settings_of(settings);
    const nonet_status status = nonet_layout_new(3, 3, &made->layout);
    if (status == NONET_OK) nn_own_rater_init(&made->own, made->layout);
    if (status == NONET_OK) *maker = made;
    else free(made);
    return status;
}

void nonet_drill_maker_free(nonet_drill_maker *maker)
{
    if (!maker) return;
    for (int at = 0; at < POSITION_STREAMS; at++) free_stream(maker->streams[at]);
    for (int at = 0; at < NN_TECHNIQUES; at++) free(maker->kept[at].rows);
    nn_own_rater_release(&maker->own);
    nonet_layout_free(maker->layout);
    free(maker);
}

/* The number of the puzzle where the search for this position gives up. */
static uint64_t end_of_search(const nonet_drill_maker *maker, const struct kept_positions *kept, size_t index)
{
    const uint64_t begin = index ? kept->rows[index - 1].puzzle + 1 : 0, most = maker->settings.most_puzzles;
    return most && begin <= UINT64_MAX - most ? begin + most : UINT64_MAX;
}

/* Was each of the first so many positions found before the search for it gave up? */
static bool are_within_search(const nonet_drill_maker *maker, const struct kept_positions *kept, size_t count)
{
    for (size_t at = 0; at < count; at++)
        if (kept->rows[at].puzzle >= end_of_search(maker, kept, at)) return false;
    return true;
}

static void hand_position_out(nonet_drill_maker *maker, const struct kept_position *kept, nonet_drill *made)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) maker->marks[cell] = kept->marks[cell];
    *made = (nonet_drill){
        .position = {maker->layout, kept->cells, kept->is_given, maker->marks},
        .solution = kept->solution,
        .puzzle = kept->puzzle,
    };
}

nonet_status nonet_drill_maker_make(nonet_drill_maker *maker, int technique, uint64_t index, nonet_drill *made)
{
    struct position_stream *stream;
    struct nn_watch watch;
    if (!maker || !made || technique < 0 || technique >= NN_TECHNIQUES || index >= SIZE_MAX) return NONET_ERR_ARG;
    *made = (nonet_drill){0};
    NN_TRY(open_stream(maker, technique, &stream));
    if (row_of(&stream->order, technique) == stream->order.count) return NONET_END;
    const struct kept_positions *const kept = &maker->kept[technique];
    nn_watch_begin(&watch, maker->settings.stop, maker->settings.timeout_ms);
    while (kept->count <= index) {
        if (stream->next >= end_of_search(maker, kept, kept->count)) return NONET_END;
        NN_TRY(make_next_puzzle(maker, stream, &watch));
        NN_TRY(walk_puzzle(maker, stream, technique, &watch));
        stream->next++;
    }
    if (!are_within_search(maker, kept, (size_t)index + 1)) return NONET_END;
    hand_position_out(maker, &kept->rows[index], made);
    return NONET_OK;
}
