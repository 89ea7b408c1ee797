/* way.c: see way.h. */
#include "logic/way.h"

#include <assert.h>
#include <stdlib.h>

#include "base/bits.h"
#include "base/try.h"

bool nn_way_add(struct nn_way *way, const struct nn_step *step)
{
    assert(way->count <= way->room && !step->is_short_of_memory);
    if (way->count == way->room) {
        const int room = 2 * way->room + 64;
        struct nn_step *larger = realloc(way->steps, (size_t)room * sizeof *larger);
        if (!larger) return false;
        for (int at = way->room; at < room; at++) larger[at] = (struct nn_step){0};
        way->steps = larger;
        way->room = room;
    }
    return nn_step_copy(&way->steps[way->count++], step);
}

void nn_way_release(struct nn_way *way)
{
    for (int at = 0; at < way->room; at++) nn_step_release(&way->steps[at]);
    free(way->steps);
    *way = (struct nn_way){0};
}

int nn_way_moves(const struct nn_way *way)
{
    int moves = 0;
    for (int at = 0; at < way->count; at++) moves += !nn_is_single(way->steps[at].technique);
    return moves;
}

int64_t nn_step_thought(const struct nn_step *step)
{
    int64_t thought = step->base.count + step->cover.count + nn_count_bits(step->digits);
    for (int set = 0; set < step->set_count; set++) thought += nn_cells_count(step->sets[set].cells);
    for (int chain = 0; chain < step->chain_count; chain++) {
        const int64_t statements = step->chains[chain].nodes;
        thought += statements * (statements + 1) / 2;
    }
    return thought > 0 ? thought : 1;
}

int64_t nn_way_thought(const struct nn_way *way)
{
    int64_t thought = 0;
    for (int at = 0; at < way->count; at++)
        if (!nn_is_single(way->steps[at].technique)) thought += nn_step_thought(&way->steps[at]);
    return thought;
}

nonet_status nn_way_walk(struct nn_way *way, struct nn_finding *finding, const struct nn_order *order,
                         struct nn_grid *grid)
{
    finding->grid = grid;
    while (nn_order_find_step(finding, order)) {
        if (way && !nn_way_add(way, &finding->step)) return NONET_ERR_MEMORY;
        nn_step_apply(&finding->step, grid);
    }
    return nn_watch_status(&finding->watch);
}

/* ---- pruning ------------------------------------------------------------------------------------- */

/* The part of a move's effect that is still needed at a grid. */
struct move_need {
    const struct nn_step *move;
    const struct nn_grid *grid;
    bool is_found;
};

static struct nn_cells still_removed(const struct move_need *need, int digit)
{
    return nn_cells_and(need->move->removed[digit], need->grid->places[digit]);
}

static struct nn_cells still_placed(const struct move_need *need, int digit)
{
    return nn_cells_and(need->move->placed[digit], need->grid->open);
}

static bool is_needless(const struct move_need *need)
{
    for (int digit = 0; digit < need->grid->geometry->side; digit++)
        if (!nn_cells_are_none(still_removed(need, digit)) || !nn_cells_are_none(still_placed(need, digit)))
            return false;
    return true;
}

/* The sink: does this step do everything that is needed? */
static bool meet_need(void *context, const struct nn_step *step)
{
    struct move_need *const need = context;
    for (int digit = 0; digit < need->grid->geometry->side; digit++)
        if (!nn_cells_are_none(nn_cells_less(still_removed(need, digit), step->removed[digit])) ||
            !nn_cells_are_none(nn_cells_less(still_placed(need, digit), step->placed[digit])))
            return true;
    need->is_found = true;
    return false;
}

/* Look for the move at another position, into finding->step. */
static bool find_again(struct nn_finding *finding, struct move_need *need)
{
    const struct nn_technique_set wanted = finding->wanted;
    const enum nn_technique technique = need->move->technique;
    assert(!nn_is_single(technique));
    const bool finds_all = finding->options.finds_all;
    finding->wanted = (struct nn_technique_set){{0}};
    nn_techniques_add(&finding->wanted, technique);
    finding->options.finds_all = true;
    finding->grid = need->grid;
    finding->sink = meet_need;
    finding->context = need;
    nn_finders[technique](finding);
    finding->sink = NULL;
    finding->context = NULL;
    finding->options.finds_all = finds_all;
    finding->wanted = wanted;
    return need->is_found;
}

/* Walk the way again without the step `left_out`, on `grid`, as far as it goes; the result goes into `shorter`. */
static nonet_status go_without(const struct nn_way *way, int left_out, struct nn_finding *finding,
                               const struct nn_order *singles, struct nn_grid *grid, struct nn_way *shorter)
{
    shorter->count = 0;
    NN_TRY(nn_way_walk(shorter, finding, singles, grid));
    for (int at = 0; at < way->count; at++) {
        struct move_need need = {.move = &way->steps[at], .grid = grid};
        if (at == left_out || nn_is_single(need.move->technique) || is_needless(&need)) continue;
        const bool is_found = find_again(finding, &need);
        assert(finding->grid == grid);
        if (nn_finding_is_over(finding)) return nn_watch_status(&finding->watch);
        if (!is_found) return NONET_OK;
        if (!nn_way_add(shorter, &finding->step)) return NONET_ERR_MEMORY;
        nn_step_apply(&finding->step, grid);
        NN_TRY(nn_way_walk(shorter, finding, singles, grid));
    }
    return NONET_OK;
}

nonet_status nn_way_prune(struct nn_way *way, struct nn_finding *finding, const struct nn_order *singles,
                          const struct nn_grid *grid, uint32_t *version)
{
    struct nn_way shorter = {0};
    struct nn_grid *const trial = malloc(sizeof *trial);
    nonet_status status = trial ? NONET_OK : NONET_ERR_MEMORY;
    for (int at = way->count - 1; at >= 0 && status == NONET_OK; at--) {
        if (at >= way->count || nn_is_single(way->steps[at].technique)) continue;
        *trial = *grid;
        trial->version = ++*version;
        status = go_without(way, at, finding, singles, trial, &shorter);
        *version = trial->version;
        if (status != NONET_OK || !nn_cells_are_none(trial->open) || shorter.count > way->count) continue;
        if (nn_way_thought(&shorter) > nn_way_thought(way)) continue;
        const struct nn_way longer = *way;
        *way = shorter;
        shorter = longer;
    }
    free(trial);
    nn_way_release(&shorter);
    return status;
}
