/* practice_position.c: positions to practise on.
 *
 * The library has a book of positions at each of which nothing easier gives what the first step of the technique gives
 * (nonet_technique_position, and the technique's own example). Number after number goes round the book, and each is rewritten
 * by a transform of its own: rows, columns, values. It is another board then for the player, though equivalent to the one in the
 * book. Where the round begins, and the transforms, depend on the seed.
 *
 * All instances of the technique are listed at the rewritten board: any of them is right. The one that is needed is the first in
 * the list of the board as it stands in the book, and is known again by its results. */
#include <stdlib.h>

#include "practice_inside.h"

/* ---- the book -------------------------------------------------------------------------------------------- */

static size_t positions_in_book(int technique)
{
    size_t count = 0;
    while (nonet_technique_position(technique, count)) count++;
    return count;
}

size_t gm_practice_distinct(int technique)
{
    const size_t count = positions_in_book(technique);
    return count ? count + 1 : 0; /* the example */
}

bool nonet_practice_has(int technique)
{
    return nonet_technique_position(technique, 0) != NULL;
}

/* The text of position `number`; of two seeds the rounds begin at different places. */
static const char *text_in_book(int technique, uint64_t seed, uint64_t number)
{
    const size_t count = positions_in_book(technique);
    const size_t at = (size_t)((number - 1 + seed % (count + 1)) % (count + 1));
    return at < count ? nonet_technique_position(technique, at) : nonet_technique_at((size_t)technique)->example;
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

static nonet_status list_at(nonet_explainer *explainer, const nonet_position *position, int technique,
                            nonet_step_sink *sink, struct gm_instances *all, uint8_t *solution)
{
    nonet_start start;
    nonet_status status = nonet_explainer_begin(explainer, position, &start);
    if (status == NONET_OK && start.verdict != NONET_VERDICT_UNIQUE) return NONET_ERR_ARG;
    if (status == NONET_OK) memcpy(solution, start.solution, 81);
    if (status == NONET_OK) status = nonet_explainer_each(explainer, technique, sink, all);
    if (status == NONET_OK && all->lacks_memory) return NONET_ERR_MEMORY;
    return status;
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

/* List what is at the board of the book, and at the rewritten one. */
static nonet_status list_both(nonet_practice *practice, int technique, const nonet_position *original,
                              const nonet_transform *transform, struct gm_found *found)
{
    nonet_explainer_settings settings;
    nonet_explainer *explainer;
    struct gm_instances first = {0};
    nonet_explainer_settings_defaults(&settings);
    settings.stop = practice->game->stop;
    nonet_status status = nonet_explainer_new(&settings, &explainer);
    if (status != NONET_OK) return status;
    status = list_at(explainer, original, technique, take_first_instance, &first, found->solution);
    if (status == NONET_OK)
        status = list_at(explainer, &found->board->position, technique, take_instance, &found->all, found->solution);
    for (size_t at = 0; at < first.count; at++)
        move_result(&first.results[at], transform, nonet_layout_side(original->layout));
    if (status == NONET_OK) found->target = instance_with(&found->all, &first);
    nonet_explainer_free(explainer);
    free(first.results);
    return status == NONET_OK && !found->all.instances ? NONET_ERR_ARG : status;
}

static nonet_status find_in_book(nonet_practice *practice, int technique, uint64_t number, const nonet_layout *layout,
                                 struct gm_found *found)
{
    const char *const text = text_in_book(technique, practice->settings.seed, number);
    nonet_puzzle *puzzle;
    nonet_reader_settings reading;
    nonet_transform transform;
    nonet_reader_settings_defaults(&reading);
    reading.notation = "library";
    nonet_status status = nonet_read_one(text, strlen(text), &reading, &puzzle, NULL);
    if (status != NONET_OK) return status;
    const nonet_position *const position = &puzzle->position;
    status = nonet_transform_random(layout, practice->settings.seed, number, &transform);
    if (status == NONET_OK) status = rewrite(position, &transform, layout, &found->board);
    if (status == NONET_OK) status = list_both(practice, technique, position, &transform, found);
    nonet_puzzle_free(puzzle);
    return status;
}

nonet_status gm_practice_find(nonet_practice *practice, int technique, uint64_t number, const nonet_layout *layout,
                              struct gm_found *found)
{
    *found = (struct gm_found){0};
    if (!nonet_practice_has(technique)) return NONET_ERR_ARG;
    const nonet_status status = find_in_book(practice, technique, number, layout, found);
    if (status != NONET_OK) gm_practice_drop(found);
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
    nonet_explainer_settings settings;
    nonet_start start;
    struct gm_position store;
    bool takes_in[NONET_MAX_TECHNIQUES] = {false};
    takes_in[practice->technique] = true; /* it may not be in usual use, and nothing else may help */
    gm_practice_position(practice, &store);
    nonet_explainer_settings_defaults(&settings);
    settings.stop = practice->game->stop;
    settings.timeout_ms = practice->settings.answer_ms;
    settings.has_one_limit = true;
    settings.leaves_out = leaves_out;
    settings.takes_in = takes_in;
    nonet_status status = nonet_explainer_new(&settings, explainer);
    if (status == NONET_OK) status = nonet_explainer_begin(*explainer, &store.position, &start);
    if (status == NONET_OK) return status;
    nonet_explainer_free(*explainer);
    *explainer = NULL;
    return status;
}
