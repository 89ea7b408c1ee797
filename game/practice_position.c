/* practice_position.c: positions to practise on.
 *
 * The library has a book of positions at each of which nothing easier gives what the first step of the technique gives
 * (nonet_technique_position, and the technique's own example). The first numbers go round the book. Those behind it are made on
 * the spot:
 *
 *     a new puzzle     walked to where the next step is one of the technique (nonet_drill_maker): if a few puzzles have one
 *     a new filling    of a position of the book: rare techniques, and what few puzzles need (practice_fillings.c)
 *     the book again   when all fillings were there
 *
 * What comes from the book is rewritten by a transform of its own for each number: rows, columns, values. It is another board then
 * for the player. Where the round begins, the transforms and the puzzles depend on the seed, and all of it on nothing but seed,
 * technique and number: the searches end after so many puzzles and solutions, not after some time.
 *
 * All instances of the technique are listed at the position: any of them is right. The one that is needed is the first in the list
 * of the board before it is rewritten, and is known again by its results. Before a new puzzle's step nothing easier is left at all,
 * so each is needed, and the first one is shown. */
#include <stdlib.h>

#include "practice_inside.h"

/* So many puzzles are tried: 30 ms at most. Those of the hardest level would take half a second. */
enum { MOST_PUZZLES = 24 };

/* ---- the book -------------------------------------------------------------------------------------------- */

static size_t positions_in_book(int technique)
{
    size_t count = 0;
    while (nonet_technique_position(technique, count)) count++;
    return count;
}

bool nonet_practice_has(int technique)
{
    return nonet_technique_position(technique, 0) != NULL;
}

size_t gm_practice_entries(int technique)
{
    return positions_in_book(technique) + 1; /* the example */
}

nonet_status gm_practice_read_entry(int technique, size_t entry, nonet_puzzle **puzzle)
{
    const char *text = nonet_technique_position(technique, entry);
    nonet_reader_settings reading;
    if (!text) text = nonet_technique_at((size_t)technique)->example;
    nonet_reader_settings_defaults(&reading);
    reading.notation = "library";
    return nonet_read_one(text, strlen(text), &reading, puzzle, NULL);
}

/* Of two seeds the rounds begin at different places. */
static size_t entry_of(const nonet_practice *practice, int technique, uint64_t number)
{
    const size_t entries = gm_practice_entries(technique);
    return (size_t)((number - 1 + practice->settings.seed % entries) % entries);
}

/* ---- instances ------------------------------------------------------------------------------------------- */

static void add_result(struct gm_instances *all, const nonet_candidate *about, bool is_placed)
{
    if (all->count == all->room) {
        const size_t room = all->room ? 2 * all->room : 64;
        struct gm_result *const larger = realloc(all->results, room * sizeof *larger);
        all->lacks_memory |= !larger;
        if (!larger) return;
        all->results = larger;
        all->room = room;
    }
    all->results[all->count++] = (struct gm_result){(uint32_t)all->instances, about->cell, about->value, is_placed};
}

static bool take_instance(void *context, const nonet_step *step)
{
    struct gm_instances *const all = context;
    for (size_t at = 0; at < step->placement_count; at++) add_result(all, &step->placements[at], true);
    for (size_t at = 0; at < step->elimination_count; at++) add_result(all, &step->eliminations[at], false);
    all->instances++;
    return !all->lacks_memory;
}

static bool take_first_instance(void *context, const nonet_step *step)
{
    take_instance(context, step);
    return false;
}

static nonet_status list_at(const nonet_practice *practice, const nonet_position *position, int technique,
                            nonet_step_sink *sink, struct gm_instances *all, uint8_t *solution)
{
    const nonet_explainer_settings settings = gm_explaining(practice->game, 0);
    nonet_explainer *explainer;
    nonet_start start;
    nonet_status status = gm_explainer_at(&settings, position, &start, &explainer);
    if (status != NONET_OK) return status;
    if (start.verdict != NONET_VERDICT_UNIQUE) status = NONET_ERR_ARG;
    else memcpy(solution, start.solution, 81);
    if (status == NONET_OK) status = nonet_explainer_each(explainer, technique, sink, all);
    nonet_explainer_free(explainer);
    return status == NONET_OK && all->lacks_memory ? NONET_ERR_MEMORY : status;
}

/* All instances at the board that was found. NONET_END: there are none. */
static nonet_status list_all(const nonet_practice *practice, int technique, struct gm_found *found)
{
    const nonet_status status =
        list_at(practice, &found->board->position, technique, take_instance, &found->all, found->solution);
    return status == NONET_OK && !found->all.instances ? NONET_END : status;
}

/* ---- the needed one -------------------------------------------------------------------------------------- */

/* The line of the new board that is line `source` of the old one. */
static int line_from(const uint8_t *lines, int side, int source)
{
    int line = 0;
    while (line < side - 1 && lines[line] != source) line++;
    return line;
}

/* What becomes of a result when the board is rewritten. */
static void move_result(struct gm_result *result, const nonet_transform *transform, int side)
{
    const int row = result->cell / side, column = result->cell % side;
    const int new_row = line_from(transform->rows, side, transform->is_transposed ? column : row);
    const int new_column = line_from(transform->columns, side, transform->is_transposed ? row : column);
    result->cell = (uint16_t)(new_row * side + new_column);
    result->value = transform->values[result->value];
}

static bool has_result(const struct gm_result *results, size_t count, const struct gm_result *wanted)
{
    for (size_t at = 0; at < count; at++)
        if (results[at].cell == wanted->cell && results[at].value == wanted->value &&
            results[at].is_placed == wanted->is_placed)
            return true;
    return false;
}

/* The instance with just these results; the first one if there is none. */
static size_t instance_with(const struct gm_instances *all, const struct gm_instances *wanted)
{
    for (size_t at = 0, end; at < all->count; at = end) {
        size_t same = 0;
        for (end = at; end < all->count && all->results[end].instance == all->results[at].instance; end++)
            same += has_result(wanted->results, wanted->count, &all->results[end]);
        if (same == wanted->count && same == end - at) return all->results[at].instance;
    }
    return 0;
}

/* ---- a position ------------------------------------------------------------------------------------------ */

/* The marks of a position are all that the values in sight leave, or fewer. */
static nonet_status complete_marks(nonet_board *board)
{
    uint64_t marks[NONET_GAME_MAX_CELLS];
    const nonet_status status = nonet_position_candidates(&board->position, marks);
    if (status == NONET_OK)
        memcpy(board->candidates, marks, (size_t)nonet_layout_cells(board->position.layout) * sizeof *marks);
    return status;
}

static nonet_status rewrite(const nonet_position *position, const nonet_transform *transform,
                            const nonet_layout *layout, nonet_board **board)
{
    nonet_status status = nonet_board_new(layout, true, board);
    if (status == NONET_OK) status = nonet_transform_apply(transform, position, *board);
    return status == NONET_OK ? complete_marks(*board) : status;
}

/* List what is at the rewritten board, and look there for what came first on the original one. */
static nonet_status list_rewritten(const nonet_practice *practice, int technique, const nonet_position *original,
                                   const nonet_transform *transform, struct gm_found *found)
{
    struct gm_instances first = {0};
    nonet_status status = list_at(practice, original, technique, take_first_instance, &first, found->solution);
    if (status == NONET_OK) status = list_all(practice, technique, found);
    for (size_t at = 0; at < first.count; at++)
        move_result(&first.results[at], transform, nonet_layout_side(original->layout));
    if (status == NONET_OK) found->target = instance_with(&found->all, &first);
    free(first.results);
    return status;
}

/* The position of the book, or the filling of it, turned. NONET_END: the technique is not there. */
static nonet_status turn(nonet_practice *practice, int technique, uint64_t number, const nonet_position *position,
                         const nonet_layout *layout, struct gm_found *found)
{
    nonet_transform transform;
    nonet_status status = nonet_transform_random(layout, practice->settings.seed, number, &transform);
    if (status == NONET_OK) status = rewrite(position, &transform, layout, &found->board);
    if (status == NONET_OK) status = list_rewritten(practice, technique, position, &transform, found);
    return status;
}

static nonet_status find_in_book(nonet_practice *practice, int technique, uint64_t number, const nonet_layout *layout,
                                 struct gm_found *found)
{
    nonet_puzzle *puzzle;
    nonet_status status = gm_practice_read_entry(technique, entry_of(practice, technique, number), &puzzle);
    if (status != NONET_OK) return status;
    status = turn(practice, technique, number, &puzzle->position, layout, found);
    nonet_puzzle_free(puzzle);
    return status;
}

static nonet_status find_filled(nonet_practice *practice, int technique, uint64_t number, const nonet_layout *layout,
                                struct gm_found *found)
{
    uint8_t cells[81];
    size_t entry;
    nonet_puzzle *puzzle;
    nonet_status status = gm_practice_fill(technique, number - 1, practice->game->stop, &entry, cells);
    if (status == NONET_OK) status = gm_practice_read_entry(technique, entry, &puzzle);
    if (status != NONET_OK) return status;
    const nonet_position filled = {
        .layout = puzzle->position.layout, .cells = cells, .candidates = puzzle->position.candidates};
    status = turn(practice, technique, number, &filled, layout, found);
    nonet_puzzle_free(puzzle);
    return status;
}

/* NONET_END: a few puzzles have no such position. */
static nonet_status find_in_puzzles(nonet_practice *practice, int technique, uint64_t number,
                                    const nonet_layout *layout, struct gm_found *found)
{
    nonet_drill_maker_settings settings;
    nonet_drill_maker *maker;
    nonet_drill made;
    if (nonet_technique_at((size_t)technique)->level == nonet_level_hardest()) return NONET_END;
    nonet_drill_maker_settings_defaults(&settings);
    settings.seed = practice->settings.seed * UINT64_C(0x9e3779b97f4a7c15) + number;
    settings.most_puzzles = MOST_PUZZLES;
    settings.stop = practice->game->stop;
    nonet_status status = nonet_drill_maker_new(&settings, &maker);
    if (status != NONET_OK) return status;
    status = nonet_drill_maker_make(maker, technique, 0, &made);
    if (status == NONET_OK) status = nonet_board_new(layout, true, &found->board);
    if (status == NONET_OK) status = nonet_board_copy(found->board, &made.position);
    if (status == NONET_OK) status = list_all(practice, technique, found);
    nonet_drill_maker_free(maker);
    return status;
}

typedef nonet_status find_position(nonet_practice *practice, int technique, uint64_t number, const nonet_layout *layout,
                                   struct gm_found *found);

nonet_status gm_practice_find(nonet_practice *practice, int technique, uint64_t number, const nonet_layout *layout,
                              struct gm_found *found)
{
    static find_position *const ways[] = {find_in_puzzles, find_filled, find_in_book};
    *found = (struct gm_found){0};
    if (!nonet_practice_has(technique)) return NONET_ERR_ARG;
    nonet_status status = NONET_END;
    for (size_t way = number > gm_practice_entries(technique) ? 0 : 2; way < 3 && status == NONET_END; way++) {
        status = ways[way](practice, technique, number, layout, found);
        if (status != NONET_OK) gm_practice_drop(found);
    }
    return status;
}

void gm_practice_drop(struct gm_found *found)
{
    nonet_board_free(found->board);
    free(found->all.results);
    *found = (struct gm_found){0};
}

/* ---- the position in the game ---------------------------------------------------------------------------- */

void gm_practice_position(const nonet_practice *practice, struct gm_position *store)
{
    const struct gm_board *const start = &practice->start;
    const int cells = practice->game->cells;
    memcpy(store->cells, start->values, (size_t)cells);
    memcpy(store->is_given, start->is_given, (size_t)cells);
    memcpy(store->candidates, start->marks, (size_t)cells * sizeof *start->marks);
    store->position = (nonet_position){practice->game->layout, store->cells, store->is_given, store->candidates};
}

nonet_status gm_practice_explainer(const nonet_practice *practice, const bool *leaves_out, nonet_explainer **explainer)
{
    nonet_explainer_settings settings = gm_explaining(practice->game, practice->settings.answer_ms);
    nonet_start start;
    struct gm_position store;
    bool takes_in[NONET_MAX_TECHNIQUES] = {false};
    takes_in[practice->technique] = true; /* it may not be in usual use, and nothing else may help */
    settings.leaves_out = leaves_out;
    settings.takes_in = takes_in;
    gm_practice_position(practice, &store);
    return gm_explainer_at(&settings, &store.position, &start, explainer);
}
