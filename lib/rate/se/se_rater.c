/* se_rater.c: see se_rater.h.
 *
 * The techniques stand in one table, in the order in which Sudoku Explainer tries them, each with the least that a
 * step of it can be rated: with a limit (only pearls are wanted, say) the search ends where all that is left is beyond
 * it, before the long searches rather than after them. Names are those that Sudoku Explainer prints. */
#include "rate/se/se_rater.h"

#include <limits.h>

#include "logic/forcing/forcer.h"
#include "rate/se/se_chain_names.h"

void nn_se_rater_init(struct nn_se_rater *rater, const nonet_layout *layout)
{
    memset(rater, 0, sizeof *rater);
    nn_se_geometry_make(&rater->geometry);
    nn_geometry_init(&rater->logic_geometry, layout);
    rater->finding.grid = &rater->grid;
    rater->finding.geometry = &rater->logic_geometry;
}

void nn_se_rater_release(struct nn_se_rater *rater)
{
    nn_finding_release(&rater->finding);
}

/* In a position of candidates, a cell with a single one that no cell it sees holds is a given: the rating's program
 * fills it before the first step. Otherwise it is a single to be found. */
static void fill_givens(struct nn_se_rater *rater)
{
    struct nn_se_board *const board = &rater->board;
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        if (!nn_has_one_bit(board->candidates[cell])) continue;
        const int digit = nn_first_bit(board->candidates[cell]);
        if (nn_cells_meet(rater->geometry.seen[cell], board->cells_of[digit])) continue;
        nn_se_place(board, cell, digit);
        rater->value[cell] = (uint8_t)(digit + 1);
    }
}

bool nn_se_begin(struct nn_se_rater *rater, const nonet_position *position)
{
    rater->has_grid = false;
    rater->most = INT_MAX;
    memcpy(rater->value, position->cells, NN_NINE_CELLS);
    if (!nn_se_board_load(&rater->board, &rater->geometry, position)) return false;
    if (position->candidates) fill_givens(rater);
    return true;
}

/* ---- chains ---------------------------------------------------------------------------------------- */

static void load_grid(struct nn_se_rater *rater)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        rater->candidates[cell] = rater->value[cell] ? nn_bit(rater->value[cell] - 1) : rater->board.candidates[cell];
    const nonet_position position = {
        .layout = rater->logic_geometry.layout, .cells = rater->value, .candidates = rater->candidates};
    nn_grid_load(&rater->grid, &rater->logic_geometry, &position);
    rater->has_grid = true;
}

static void take_hint(struct nn_se_rater *rater, const struct nn_forcer *forcer, const struct nn_hint *found)
{
    struct nn_se_hint *const hint = &rater->hint;
    nn_se_hint_begin(hint, nn_se_chain_name(found, forcer->producer, forcer->level), found->difficulty);
    if (found->is_cycle) {
        for (int digit = 0; digit < 9; digit++)
            nn_se_hint_remove_all(hint, &rater->board, forcer->effects[found->effect].removed[digit], 1u << digit);
    } else if (found->is_on) {
        nn_se_hint_place(hint, found->cell, found->digit);
    } else {
        nn_se_hint_remove(hint, &rater->board, found->cell, 1u << found->digit);
    }
}

/* A search that was stopped or ran out of room may have missed the best hint, so it counts as having found nothing. */
static bool find_se_chain(struct nn_se_rater *rater, enum nn_producer producer, int level)
{
    if (!rater->has_grid) load_grid(rater);
    struct nn_forcer *const forcer = nn_forcer_for(&rater->finding);
    if (!forcer) {
        rater->end = NN_SE_NO_MEMORY;
        return false;
    }
    forcer->is_best_enough = true;
    nn_force_search_all(forcer, producer, level);
    if (nn_watch_is_over(&rater->finding.watch)) {
        rater->end = rater->finding.watch.lacks_memory ? NN_SE_NO_MEMORY : NN_SE_STOPPED;
        return false;
    }
    if (nn_force_was_cut(forcer)) {
        rater->end = NN_SE_NO_MEMORY;
        return false;
    }
    if (!forcer->hint_count) return false;
    take_hint(rater, forcer, &forcer->hints[0]);
    return true;
}

/* Nearly always the links of the board fit into our sets. */
static bool find_plain_chain(struct nn_se_rater *rater)
{
    if (nn_se_links_make(&rater->links, &rater->board)) return nn_se_forcing_chain(&rater->links, &rater->hint);
    return find_se_chain(rater, NN_PRODUCE_PLAIN, 0);
}

/* ---- the loop -------------------------------------------------------------------------------------- */

struct se_technique {
    int least;            /* of its ratings, in tenths: the base difficulty that Sudoku Explainer gives to its rule */
    nn_se_finder *finder; /* NULL: a search for chains */
    const char *name;     /* NULL: the finder says it */
    enum nn_producer producer;
    int level;
};

static const struct se_technique se_techniques[] = {
    {10, nn_se_hidden_single, "Hidden Single", 0, 0},
    {17, nn_se_direct_locking, NULL, 0, 0},
    {20, nn_se_direct_hidden_pair, "Direct Hidden Pair", 0, 0},
    {23, nn_se_naked_single, "Naked Single", 0, 0},
    {25, nn_se_direct_hidden_triple, "Direct Hidden Triplet", 0, 0},
    {26, nn_se_locking, NULL, 0, 0},
    {30, nn_se_naked_pair, "Naked Pair", 0, 0},
    {32, nn_se_x_wing, "X-Wing", 0, 0},
    {34, nn_se_hidden_pair, "Hidden Pair", 0, 0},
    {36, nn_se_naked_triple, "Naked Triplet", 0, 0},
    {38, nn_se_swordfish, "Swordfish", 0, 0},
    {40, nn_se_hidden_triple, "Hidden Triplet", 0, 0},
    {42, nn_se_xy_wing, "XY-Wing", 0, 0},
    {44, nn_se_xyz_wing, "XYZ-Wing", 0, 0},
    {45, nn_se_unique_loop, NULL, 0, 0},
    {50, nn_se_naked_quad, "Naked Quad", 0, 0},
    {52, nn_se_jellyfish, "Jellyfish", 0, 0},
    {54, nn_se_hidden_quad, "Hidden Quad", 0, 0},
    {56, nn_se_bug, NULL, 0, 0},
    {62, nn_se_aligned_pair, "Aligned Pair Exclusion", 0, 0},
    {NN_BASE_CYCLE, NULL, NULL, NN_PRODUCE_PLAIN, 0},
    {75, nn_se_aligned_triple, "Aligned Triplet Exclusion", 0, 0},
    {NN_BASE_NISHIO, NULL, NULL, NN_PRODUCE_NISHIO, 0},
    {NN_BASE_MULTIPLE, NULL, NULL, NN_PRODUCE_MULTIPLE, 0},
    {NN_BASE_DYNAMIC, NULL, NULL, NN_PRODUCE_DYNAMIC, 0},
    {NN_BASE_DYNAMIC + NN_BASE_LEVEL, NULL, NULL, NN_PRODUCE_DYNAMIC, 1},
    {NN_BASE_DYNAMIC + 2 * NN_BASE_LEVEL, NULL, NULL, NN_PRODUCE_DYNAMIC, 2},
    {NN_BASE_DYNAMIC + 3 * NN_BASE_LEVEL, NULL, NULL, NN_PRODUCE_DYNAMIC, 3},
    {NN_BASE_DYNAMIC + 4 * NN_BASE_LEVEL, NULL, NULL, NN_PRODUCE_DYNAMIC, 4},
    {NN_BASE_DYNAMIC + 5 * NN_BASE_LEVEL, NULL, NULL, NN_PRODUCE_DYNAMIC, 5},
};

static bool find_hint(struct nn_se_rater *rater, const struct se_technique *technique)
{
    if (!technique->finder && technique->producer == NN_PRODUCE_PLAIN) return find_plain_chain(rater);
    if (!technique->finder) return find_se_chain(rater, technique->producer, technique->level);
    if (!technique->finder(&rater->board, &rater->hint)) return false;
    if (technique->name) rater->hint.name = technique->name;
    return true;
}

bool nn_se_next(struct nn_se_rater *rater)
{
    rater->end = NN_SE_STUCK;
    for (size_t index = 0; index < sizeof se_techniques / sizeof *se_techniques; index++) {
        const struct se_technique *const technique = &se_techniques[index];
        if (technique->least > rater->most) rater->end = NN_SE_TOO_HARD;
        if (rater->end != NN_SE_STUCK) return false;
        atomic_store_explicit(&rater->least, technique->least, memory_order_relaxed);
        if (find_hint(rater, technique)) return true;
    }
    return false;
}

static void apply_removal(struct nn_se_rater *rater, int cell, int digit)
{
    nn_se_remove(&rater->board, cell, digit);
    if (rater->has_grid) nn_grid_remove(&rater->grid, cell, digit);
}

void nn_se_apply(struct nn_se_rater *rater)
{
    const struct nn_se_hint *const hint = &rater->hint;
    NN_EACH_CELL(cell, hint->losers)
    for (uint64_t digits = hint->removed[cell]; digits;) apply_removal(rater, cell, nn_take_bit(&digits));
    if (!hint->places) return;
    nn_se_place(&rater->board, hint->cell, hint->digit);
    rater->value[hint->cell] = (uint8_t)(hint->digit + 1);
    if (rater->has_grid) nn_grid_place(&rater->grid, hint->cell, hint->digit);
}

int nn_se_tenths(double rating)
{
    return (int)((rating + 0.05) * 10);
}

bool nn_se_hint_agrees(const struct nn_se_hint *hint, const uint8_t *digits)
{
    if (hint->places && digits[hint->cell] != hint->digit) return false;
    NN_EACH_CELL(cell, hint->losers)
    if (hint->removed[cell] >> digits[cell] & 1) return false;
    return true;
}

void nn_se_rating_add(struct nn_se_rating *rating, const struct nn_se_hint *hint)
{
    if (hint->rating > rating->er) {
        rating->er = hint->rating;
        rating->hardest = hint->name;
    }
    if (rating->ed == 0) rating->ed = rating->er;
    if (rating->ep == 0 && hint->places) rating->ep = rating->er;
}
