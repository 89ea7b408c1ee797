/* rater.c: see rater.h. */
#include "rate/se/rater.h"

#include <limits.h>

#include "logic/forcing/forcer.h"

void nn_se_rater_init(struct nn_se_rater *rater, const nonet_layout *layout)
{
    memset(rater, 0, sizeof *rater);
    nn_se_geometry_make(&rater->geometry);
    nn_geometry_init(&rater->logic_geometry, layout);
    rater->search.grid = &rater->grid;
    rater->search.geometry = &rater->logic_geometry;
}

void nn_se_rater_release(struct nn_se_rater *rater)
{
    nn_search_release(&rater->search);
}

bool nn_se_begin(struct nn_se_rater *rater, const nonet_position *position)
{
    rater->has_grid = false;
    memcpy(rater->value, position->cells, NN_SE_CELLS);
    return nn_se_board_load(&rater->board, &rater->geometry, position);
}

/* ---- chains ---------------------------------------------------------------------------------------- */

static void load_grid(struct nn_se_rater *rater)
{
    for (int cell = 0; cell < NN_SE_CELLS; cell++)
        rater->candidates[cell] = rater->value[cell] ? nn_bit(rater->value[cell] - 1) : rater->board.candidates[cell];
    const nonet_position position = {.layout = rater->logic_geometry.layout, .cells = rater->value,
                                     .candidates = rater->candidates};
    nn_grid_load(&rater->grid, &rater->logic_geometry, &position);
    rater->has_grid = true;
}

static const char *name_of_hint(const struct nn_hint *hint)
{
    switch (hint->kind) {
    case NN_HINT_DOUBLE: return "double forcing chain";
    case NN_HINT_CELL: return "cell forcing chains";
    case NN_HINT_HOUSE: return "region forcing chains";
    case NN_HINT_CONTRADICTION: return "contradiction forcing chain";
    default: return hint->is_cycle ? "bidirectional cycle" : "forcing chain";
    }
}

static void take_hint(struct nn_se_rater *rater, const struct nn_forcer *forcer, const struct nn_hint *found)
{
    struct nn_se_hint *const hint = &rater->hint;
    nn_se_hint_begin(hint, name_of_hint(found), found->difficulty);
    if (found->is_cycle) {
        for (int digit = 0; digit < 9; digit++)
            nn_se_hint_remove_all(hint, &rater->board, forcer->effects[found->effect].removed[digit], 1u << digit);
    } else if (found->is_on) {
        nn_se_hint_place(hint, found->cell, found->digit);
    } else {
        nn_se_hint_remove(hint, &rater->board, found->cell, 1u << found->digit);
    }
}

static bool find_chain(struct nn_se_rater *rater, enum nn_producer producer, int level)
{
    if (!rater->has_grid) load_grid(rater);
    struct nn_forcer *const forcer = nn_forcer_for(&rater->search);
    if (!forcer) return false;
    forcer->is_best_enough = true;
    nn_force_search_all(forcer, producer, level);
    if (!forcer->hint_count) return false;
    take_hint(rater, forcer, &forcer->hints[0]);
    return true;
}

/* ---- the loop -------------------------------------------------------------------------------------- */

static nn_se_finder *const before_chains[] = {
    nn_se_hidden_single, nn_se_direct_locking, nn_se_direct_hidden_pair, nn_se_naked_single,
    nn_se_direct_hidden_triple, nn_se_locking, nn_se_naked_pair, nn_se_x_wing, nn_se_hidden_pair,
    nn_se_naked_triple, nn_se_swordfish, nn_se_hidden_triple, nn_se_xy_wing, nn_se_xyz_wing,
    nn_se_unique_loop, nn_se_naked_quad, nn_se_jellyfish, nn_se_hidden_quad, nn_se_bug, nn_se_aligned_pair,
};

bool nn_se_next(struct nn_se_rater *rater)
{
    for (size_t i = 0; i < sizeof before_chains / sizeof before_chains[0]; i++)
        if (before_chains[i](&rater->board, &rater->hint)) return true;
    if (find_chain(rater, NN_PRODUCE_PLAIN, 0)) return true;
    if (nn_se_aligned_triple(&rater->board, &rater->hint)) return true;
    if (find_chain(rater, NN_PRODUCE_NISHIO, 0) || find_chain(rater, NN_PRODUCE_MULTIPLE, 0)) return true;
    for (int level = 0; level <= 5; level++)
        if (find_chain(rater, NN_PRODUCE_DYNAMIC, level)) return true;
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

bool nn_se_rate(struct nn_se_rater *rater, const nonet_position *position, struct nn_se_rating *rating)
{
    *rating = (struct nn_se_rating){0};
    if (!nn_se_begin(rater, position)) return false;
    while (rater->board.empty_cells) {
        if (!nn_se_next(rater)) return false;
        if (rater->hint.rating > rating->er) {
            rating->er = rater->hint.rating;
            rating->hardest = rater->hint.name;
        }
        if (rating->ed == 0) rating->ed = rating->er;
        if (rating->ep == 0 && rater->hint.places) rating->ep = rating->er;
        nn_se_apply(rater);
    }
    return true;
}
