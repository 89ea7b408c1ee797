/* hint_roles.c: what part each candidate has in a step, for drawing. A candidate with several parts keeps the one
 * that matters most: what happens to it, then fins, statements of chains, the set it belongs to, the pattern. So the
 * least important roles are given first and the others over them. */
#include "inside.h"

#include <assert.h>

enum { SETS_TOLD_APART = 26 };

static void give_role(struct game *game, int cell, int value, int role)
{
    assert(cell < game->geometry.cells && value >= 1 && value <= game->geometry.side);
    game->hint.roles[cell][value - 1] = (uint8_t)role;
    game->hint.is_part[cell] = true;
}

static void give_values(struct game *game, nonet_cells cells, uint64_t values, int role)
{
    for (size_t index = 0; index < cells.count; index++)
        for (int value = 1; value <= game->geometry.side; value++)
            if (values & gm_bit(value)) give_role(game, cells.cells[index], value, role);
}

/* Backwards, so that where sets overlap the first one shows. */
static void give_sets(struct game *game, const nonet_step *step)
{
    for (size_t set = step->set_count; set-- > 0;) {
        const int number = set < SETS_TOLD_APART ? (int)set : SETS_TOLD_APART - 1;
        const int role = step->set_count == 1 ? GAME_ROLE_PATTERN : GAME_ROLE_SET + number;
        give_values(game, step->sets[set].cells, step->sets[set].values, role);
    }
}

/* A net may say both of a candidate, in different branches. */
static void give_statement(struct game *game, const nonet_step_node *node)
{
    const int role = node->is_true ? GAME_ROLE_TRUE : GAME_ROLE_FALSE;
    const int contrary = node->is_true ? GAME_ROLE_FALSE : GAME_ROLE_TRUE;
    for (size_t index = 0; index < node->cells.count; index++) {
        const int cell = node->cells.cells[index], before = game->hint.roles[cell][node->value - 1];
        const bool is_open = before == contrary || before == GAME_ROLE_OPEN;
        give_role(game, cell, node->value, is_open ? GAME_ROLE_OPEN : role);
    }
}

static void give_chains(struct game *game, const nonet_step *step)
{
    for (size_t chain = 0; chain < step->branch_count; chain++)
        for (size_t node = 0; node < step->chains[chain].count; node++)
            give_statement(game, &step->chains[chain].nodes[node]);
}

static void give_results(struct game *game, const nonet_step *step)
{
    for (size_t index = 0; index < step->elimination_count; index++)
        give_role(game, step->eliminations[index].cell, step->eliminations[index].value, GAME_ROLE_REMOVED);
    for (size_t index = 0; index < step->placement_count; index++)
        give_role(game, step->placements[index].cell, step->placements[index].value, GAME_ROLE_PLACED);
}

static bool is_in_house(const struct gm_geometry *geometry, int cell, int house)
{
    const int side = geometry->side;
    if (house < side) return geometry->rows[cell] == house;
    if (house < 2 * side) return geometry->columns[cell] == house - side;
    return geometry->boxes[cell] == house - 2 * side;
}

/* Where to look, without telling too much: the houses of the step; if it has none, the cells of the pattern. */
static void find_area(struct game *game, const nonet_step *step)
{
    for (int cell = 0; cell < game->geometry.cells; cell++) {
        bool is_inside = !step->base.count && game->hint.is_part[cell];
        for (size_t index = 0; index < step->base.count; index++)
            is_inside |= is_in_house(&game->geometry, cell, step->base.houses[index]);
        game->hint.is_house[cell] = is_inside;
    }
}

void gm_hint_roles(struct game *game, const nonet_step *step)
{
    const bool has_sets = step->set_count > 1 && !step->chain_count; /* they say more than the pattern */
    if (!has_sets) give_values(game, step->cells, step->values, GAME_ROLE_PATTERN);
    give_sets(game, step);
    give_chains(game, step);
    give_values(game, step->fins, step->values, GAME_ROLE_FIN);
    give_values(game, step->endo_fins, step->values, GAME_ROLE_FIN);
    give_results(game, step);
    find_area(game, step);
    game->hint.has_removals = step->elimination_count > 0;
}
