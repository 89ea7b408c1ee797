/* sketch_roles.c: the role of each candidate in a step. The least important roles are assigned first and overwritten by
 * the others: the pattern, the sets, what chains say, fins, and finally what the step does. The cells of a pattern need
 * not have all of its values: only candidates on the board have a role. */
#include <stdlib.h>

#include "words/sketch.h"

/* The candidates of a cell, or what it holds. */
static uint64_t values_on_board(const struct nn_sketch *sketch, int cell)
{
    const int held = sketch->words.position->cells[cell];
    return held ? nn_bit(held - 1) : sketch->words.candidates[cell];
}

static bool is_on_board(const struct nn_sketch *sketch, int cell, int value)
{
    return values_on_board(sketch, cell) & nn_bit(value - 1);
}

static void give_role(const struct nn_sketch *sketch, int cell, int value, nonet_role role, int set)
{
    struct nn_sketch_candidate *const candidate = nn_sketch_at(sketch, cell, value);
    candidate->role = (uint8_t)role;
    candidate->set = (int16_t)set;
}

static void give_values(const struct nn_sketch *sketch, nonet_cells cells, uint64_t values, nonet_role role, int set)
{
    for (size_t index = 0; index < cells.count; index++)
        for (uint64_t rest = values & values_on_board(sketch, cells.cells[index]); rest;)
            give_role(sketch, cells.cells[index], nn_take_bit(&rest) + 1, role, set);
}

/* In reverse order, so that where sets overlap the first one shows. A single set is the pattern. */
static void give_sets(const struct nn_sketch *sketch, const nonet_step *step)
{
    for (size_t set = step->set_count; set-- > 0;) {
        const bool is_only = step->set_count == 1;
        give_values(sketch, step->sets[set].cells, step->sets[set].values,
                    is_only ? NONET_ROLE_PATTERN : NONET_ROLE_SET, is_only ? -1 : (int)nn_sketch_set(sketch, set));
    }
}

/* ---- chains -------------------------------------------------------------------------------------- */

void nn_sketch_mention(struct nn_sketch *sketch, struct nn_mentions *list, size_t chain)
{
    if (list->last >= 0 && sketch->mentions[list->last].chain == chain) return;
    if (sketch->mention_count == sketch->mention_room) {
        const int room = sketch->mention_room ? 2 * sketch->mention_room : 256;
        struct nn_mention *const larger = realloc(sketch->mentions, (size_t)room * sizeof *larger);
        if (!larger) {
            sketch->is_short_of_memory = true;
            return;
        }
        sketch->mentions = larger;
        sketch->mention_room = room;
    }
    const int added = sketch->mention_count++;
    sketch->mentions[added] = (struct nn_mention){(uint16_t)chain, -1};
    if (list->last >= 0) sketch->mentions[list->last].next = added;
    else list->first = added;
    list->last = added;
}

static void note_statement(struct nn_sketch *sketch, const nonet_step_node *node, size_t chain)
{
    for (size_t index = 0; index < node->cells.count; index++) {
        if (!is_on_board(sketch, node->cells.cells[index], node->value)) continue;
        struct nn_sketch_candidate *const candidate = nn_sketch_at(sketch, node->cells.cells[index], node->value);
        nn_sketch_mention(sketch, node->is_true ? &candidate->true_in : &candidate->false_in, chain);
    }
}

/* Chains may say both of a candidate. */
static void give_statement(const struct nn_sketch *sketch, const nonet_step_node *node)
{
    const nonet_role role = node->is_true ? NONET_ROLE_TRUE : NONET_ROLE_FALSE;
    const nonet_role contrary = node->is_true ? NONET_ROLE_FALSE : NONET_ROLE_TRUE;
    for (size_t index = 0; index < node->cells.count; index++) {
        const int cell = node->cells.cells[index], before = nn_sketch_at(sketch, cell, node->value)->role;
        if (!is_on_board(sketch, cell, node->value)) continue;
        const bool is_open = before == (int)contrary || before == NONET_ROLE_OPEN;
        give_role(sketch, cell, node->value, is_open ? NONET_ROLE_OPEN : role, -1);
    }
}

/* Inner chains are about another board: they are noted, but give no roles. */
static void give_chains(struct nn_sketch *sketch, const nonet_step *step)
{
    const size_t branches = nn_words_branches(&sketch->words);
    for (size_t chain = 0; chain < step->chain_count; chain++)
        for (size_t node = 0; node < step->chains[chain].count; node++) {
            note_statement(sketch, &step->chains[chain].nodes[node], chain);
            if (chain < branches) give_statement(sketch, &step->chains[chain].nodes[node]);
        }
}

/* ---- what the step does -------------------------------------------------------------------------- */

/* Regardless of the marks: a step without technique may come from a solution. A removed member of a set shows both. */
static void give_results(const struct nn_sketch *sketch, const nonet_step *step)
{
    for (size_t index = 0; index < step->elimination_count; index++) {
        const nonet_candidate gone = step->eliminations[index];
        give_role(sketch, gone.cell, gone.value, NONET_ROLE_REMOVED, nn_sketch_at(sketch, gone.cell, gone.value)->set);
    }
    for (size_t index = 0; index < step->placement_count; index++)
        give_role(sketch, step->placements[index].cell, step->placements[index].value, NONET_ROLE_PLACED, -1);
}

void nn_sketch_roles(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    const bool has_sets = step->set_count > 1 && !step->chain_count; /* they say more than the pattern */
    if (!has_sets) give_values(sketch, step->cells, step->values, NONET_ROLE_PATTERN, -1);
    give_sets(sketch, step);
    give_chains(sketch, step);
    give_values(sketch, step->fins, step->values, NONET_ROLE_FIN, -1);
    give_values(sketch, step->endo_fins, step->values, NONET_ROLE_FIN, -1);
    give_results(sketch, step);
}
