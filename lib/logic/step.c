/* step.c: see step.h. */
#include "logic/step.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"

void nn_step_begin(struct nn_step *step, enum nn_technique technique)
{
    assert(technique >= 0 && technique < NN_TECHNIQUES);
    step->technique = technique;
    step->digits = 0;
    step->cells = step->fins = step->endo_fins = nn_no_cells();
    step->base.count = step->cover.count = 0;
    step->set_count = step->chain_count = step->node_count = step->cause_count = 0;
    step->branches = 0;
    step->is_siamese = step->is_short_of_memory = step->strikes_by_cell = false;
    step->struck_first = nn_no_cells();
    memset(step->removed, 0, sizeof step->removed);
    memset(step->placed, 0, sizeof step->placed);
}

void nn_step_release(struct nn_step *step)
{
    free(step->chains);
    free(step->nodes);
    free(step->causes);
}

/* ---- what it does ------------------------------------------------------------------------------ */

void nn_step_place(struct nn_step *step, int cell, int digit)
{
    assert(digit >= 0 && digit < NN_LOGIC_SIDE);
    nn_cells_add(&step->placed[digit], cell);
}

void nn_step_remove(struct nn_step *step, const struct nn_grid *grid, int digit, struct nn_cells cells)
{
    assert(digit >= 0 && digit < grid->geometry->side);
    step->removed[digit] = nn_cells_or(step->removed[digit], nn_cells_and(cells, grid->places[digit]));
}

void nn_step_remove_others(struct nn_step *step, const struct nn_grid *grid, int cell, uint32_t kept)
{
    assert(cell >= 0 && cell < grid->geometry->cells);
    uint64_t others = grid->candidates[cell] & ~kept;
    while (others) nn_cells_add(&step->removed[nn_take_bit(&others)], cell);
}

bool nn_step_does_something(const struct nn_step *step)
{
    struct nn_cells any = nn_no_cells();
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++)
        any = nn_cells_or(any, nn_cells_or(step->removed[digit], step->placed[digit]));
    return !nn_cells_are_none(any);
}

static int count_all(const struct nn_cells *of_digit)
{
    int count = 0;
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) count += nn_cells_count(of_digit[digit]);
    return count;
}

int nn_step_removals(const struct nn_step *step)
{
    return count_all(step->removed);
}

int nn_step_placements(const struct nn_step *step)
{
    return count_all(step->placed);
}

/* What the step removes from these cells, cell by cell. */
static void strike_cells(const struct nn_step *step, struct nn_grid *grid, struct nn_cells cells)
{
    NN_EACH_CELL(cell, cells)
    for (int digit = 0; digit < grid->geometry->side; digit++)
        if (nn_cells_have(step->removed[digit], cell)) nn_grid_remove(grid, cell, digit);
}

void nn_step_apply(const struct nn_step *step, struct nn_grid *grid)
{
    if (step->strikes_by_cell) {
        assert(!nn_step_placements(step));
        strike_cells(step, grid, step->struck_first);
        strike_cells(step, grid, nn_cells_less(grid->open, step->struck_first));
    } else {
        for (int digit = 0; digit < grid->geometry->side; digit++) {
            NN_EACH_CELL(cell, step->removed[digit]) nn_grid_remove(grid, cell, digit);
            NN_EACH_CELL(cell, step->placed[digit]) nn_grid_place(grid, cell, digit);
        }
    }
    NN_CHECK(nn_grid_check(grid));
}

bool nn_step_agrees(const struct nn_step *step, const uint8_t *solution)
{
    for (int digit = 0; digit < NN_LOGIC_SIDE; digit++) {
        NN_EACH_CELL(cell, step->removed[digit]) if (solution[cell] == digit) return false;
        NN_EACH_CELL(cell, step->placed[digit]) if (solution[cell] != digit) return false;
    }
    return true;
}

/* ---- why ----------------------------------------------------------------------------------------- */

static void add_house(struct nn_house_list *list, int house)
{
    assert(list->count < NN_STEP_HOUSES);
    list->house[list->count++] = (uint8_t)house;
}

void nn_step_base(struct nn_step *step, int house)
{
    add_house(&step->base, house);
}

void nn_step_cover(struct nn_step *step, int house)
{
    add_house(&step->cover, house);
}

int nn_step_set(struct nn_step *step, uint32_t digits, struct nn_cells cells, uint32_t link)
{
    assert(step->set_count < NN_STEP_SETS);
    step->sets[step->set_count] = (struct nn_set){digits, link, cells};
    return step->set_count++;
}

/* Make room for `more` items after `count`. */
static bool grow_list(void **items, int *room, int count, int more, size_t size)
{
    if (count + more <= *room) return true;
    const int wanted = 2 * (count + more);
    void *larger = realloc(*items, (size_t)wanted * size);
    if (!larger) return false;
    *items = larger;
    *room = wanted;
    return true;
}

static bool make_node_room(struct nn_step *step, int nodes, int causes)
{
    void *node_memory = step->nodes, *cause_memory = step->causes;
    const bool fits = grow_list(&node_memory, &step->node_room, step->node_count, nodes, sizeof *step->nodes) &&
                      grow_list(&cause_memory, &step->cause_room, step->cause_count, causes, sizeof *step->causes);
    step->nodes = node_memory;
    step->causes = cause_memory;
    step->is_short_of_memory |= !fits;
    return fits;
}

static bool make_chain_room(struct nn_step *step, int chains)
{
    void *memory = step->chains;
    const bool fits = grow_list(&memory, &step->chain_room, step->chain_count, chains, sizeof *step->chains);
    step->chains = memory;
    step->is_short_of_memory |= !fits;
    return fits;
}

/* Without memory, append to the last chain: the step will not be shown. */
int nn_step_chain(struct nn_step *step)
{
    if (!make_chain_room(step, 1)) return step->chain_count - 1;
    step->chains[step->chain_count] = (struct nn_chain){.first = step->node_count};
    return step->chain_count++;
}

int nn_step_node(struct nn_step *step, struct nn_cells cells, int digit, bool is_true, const int *causes, int count)
{
    if (step->is_short_of_memory || !make_node_room(step, 1, count)) return -1;
    assert(step->chain_count > 0);
    struct nn_chain *chain = &step->chains[step->chain_count - 1];
    step->nodes[step->node_count++] = (struct nn_node){.cells = cells,
                                                       .digit = (uint8_t)digit,
                                                       .is_true = is_true,
                                                       .set = -1,
                                                       .first_cause = step->cause_count,
                                                       .causes = count,
                                                       .technique = -1,
                                                       .chain = -1};
    for (int i = 0; i < count; i++) {
        assert(causes[i] >= 0 && causes[i] < chain->nodes);
        step->causes[step->cause_count++] = causes[i];
    }
    return chain->nodes++;
}

int nn_step_link(struct nn_step *step, struct nn_cells cells, int digit, bool is_true)
{
    if (step->is_short_of_memory) return -1;
    assert(step->chain_count > 0);
    const int before = step->chains[step->chain_count - 1].nodes - 1;
    return nn_step_node(step, cells, digit, is_true, &before, before >= 0);
}

bool nn_step_copy(struct nn_step *to, const struct nn_step *from)
{
    struct nn_chain *chains = to->chains;
    struct nn_node *nodes = to->nodes;
    int *causes = to->causes;
    const int chain_room = to->chain_room, node_room = to->node_room, cause_room = to->cause_room;
    *to = *from;
    to->chains = chains;
    to->nodes = nodes;
    to->causes = causes;
    to->chain_room = chain_room;
    to->node_room = node_room;
    to->cause_room = cause_room;
    to->chain_count = to->node_count = to->cause_count = 0;
    if (!make_chain_room(to, from->chain_count) || !make_node_room(to, from->node_count, from->cause_count))
        return false;
    to->chain_count = from->chain_count;
    if (from->chain_count) memcpy(to->chains, from->chains, (size_t)from->chain_count * sizeof *chains);
    to->node_count = from->node_count;
    to->cause_count = from->cause_count;
    if (from->node_count) memcpy(to->nodes, from->nodes, (size_t)from->node_count * sizeof *nodes);
    if (from->cause_count) memcpy(to->causes, from->causes, (size_t)from->cause_count * sizeof *causes);
    return true;
}
