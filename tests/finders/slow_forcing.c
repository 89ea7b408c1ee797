/* slow_forcing.c: forcing chains from the definition: all that follows from a statement, each consequence from a single
 * earlier one (slow_graph.h; a statement may come up twice here).
 *
 *     verity           all candidates of a cell, or all places of a value in a house, two or more, lead to the same
 *     contradiction    a statement leads to its own opposite, or leaves a cell or a value in a house without a candidate
 *
 * Their chains also lead through groups. Of verities those are left out whose opposite refutes itself: these are
 * contradictions. Without groups, and whatever the opposite leads to:
 *
 *     cell             all candidates of a cell, two or more, lead to the same
 *     region           all places of a value in a house, two or more, lead to the same
 *
 * Naked singles are not placed, and the length of an instance of these is the number of statements in all its chains. */
#include <string.h>

#include "finders/slow_graph.h"

enum forcing_kind { CONTRADICTION, VERITY };

static struct slow_graph graph;
/* Statements of the shortest chain from [is true][node] to [is true][node], with both; 0: there is none. */
static uint8_t follows[2][MOST_NODES][2][MOST_NODES];

static void follow(int from, bool is_true)
{
    static int queue[2 * MOST_NODES];
    uint8_t(*const found)[MOST_NODES] = follows[is_true][from];
    int count = 0;
    memset(found, 0, sizeof follows[0][0]);
    queue[count++] = 2 * from + is_true;
    found[is_true][from] = 1;
    for (int i = 0; i < count; i++) {
        const bool here = queue[i] & 1;
        const int node = queue[i] / 2;
        for (int at = here ? graph.first_weak[node] : graph.first_strong[node]; at >= 0; at = graph.links[at].next) {
            uint8_t *const known = &found[!here][graph.links[at].node];
            if (*known) continue;
            queue[count++] = 2 * graph.links[at].node + !here;
            *known = (uint8_t)(found[here][node] + 1);
        }
    }
}

struct unit {
    int count, nodes[SIDE];
};

/* Cells first, then the values of all houses. */
static struct unit unit_at(int index)
{
    struct unit unit = {0};
    const cell_set cells = index < CELLS ? one_cell(index) : house_cells[(index - CELLS) / SIDE];
    for (int node = 0; node < graph.candidates; node++)
        if (!(graph.nodes[node].cells & ~cells) && (index < CELLS || graph.nodes[node].value == (index - CELLS) % SIDE))
            unit.nodes[unit.count++] = node;
    return unit;
}

/* Do all candidates of the unit lead to the statement? */
static bool is_verity(const struct unit *unit, int node, bool is_true)
{
    for (int i = 0; i < unit->count; i++)
        if (!follows[true][unit->nodes[i]][is_true][node]) return false;
    return unit->count >= 2;
}

/* Does the statement leave the unit without a candidate? */
static bool is_contradiction(const struct unit *unit, int node, bool is_true)
{
    for (int i = 0; i < unit->count; i++)
        if (!follows[is_true][node][false][unit->nodes[i]]) return false;
    return unit->count >= 2;
}

static bool is_forced(int node, bool is_true, enum forcing_kind kind)
{
    const bool refutes_itself = follows[!is_true][node][is_true][node];
    if (kind == CONTRADICTION && refutes_itself) return true;
    if (kind == VERITY && refutes_itself) return false;
    for (int index = 0; index < CELLS + HOUSES * SIDE; index++) {
        const struct unit unit = unit_at(index);
        if (kind == CONTRADICTION ? is_contradiction(&unit, node, !is_true) : is_verity(&unit, node, is_true))
            return true;
    }
    return false;
}

static bool follow_all(const struct slow_board *board, enum node_kinds kinds)
{
    if (!slow_graph_make(&graph, board, kinds)) return false;
    for (int node = 0; node < graph.candidates; node++) {
        follow(node, true);
        follow(node, false);
    }
    return true;
}

static void find_forced(const struct slow_board *board, int kind, struct slow_finds *finds)
{
    if (!follow_all(board, GROUPS)) return;
    for (int node = 0; node < graph.candidates; node++) {
        const int value = graph.nodes[node].value;
        if (is_forced(node, true, (enum forcing_kind)kind)) finds->placed[value] |= graph.nodes[node].cells;
        if (is_forced(node, false, (enum forcing_kind)kind))
            slow_remove(finds, board, value, graph.nodes[node].cells, 0);
    }
}

/* ---- of a cell or a house ------------------------------------------------------------------------ */

enum { OF_A_CELL, OF_A_HOUSE };

static void use_unit(const struct slow_board *board, const struct unit *unit, struct slow_finds *finds)
{
    for (int node = 0; node < graph.candidates; node++) {
        const struct slow_node *const there = &graph.nodes[node];
        const bool is_naked_single = !(board->marks[first_cell(there->cells)] & ~(1u << there->value));
        int length = 0;
        for (int i = 0; i < unit->count; i++) length += follows[true][unit->nodes[i]][false][node];
        if (is_verity(unit, node, false)) slow_remove(finds, board, there->value, there->cells, length);
        if (is_verity(unit, node, true) && !is_naked_single) finds->placed[there->value] |= there->cells;
    }
}

static void find_of_units(const struct slow_board *board, int kind, struct slow_finds *finds)
{
    if (!follow_all(board, CANDIDATES)) return;
    const int first = kind == OF_A_CELL ? 0 : CELLS, end = kind == OF_A_CELL ? CELLS : CELLS + HOUSES * SIDE;
    for (int index = first; index < end; index++) {
        const struct unit unit = unit_at(index);
        use_unit(board, &unit, finds);
    }
}

static int count_statements(const nonet_step *step)
{
    size_t statements = 0;
    for (size_t i = 0; i < step->chain_count; i++) statements += step->chains[i].count;
    return (int)statements;
}

static const struct slow_finder finders[] = {
    {.technique = "1301", .find = find_forced, .argument = CONTRADICTION},
    {.technique = "1302", .find = find_forced, .argument = VERITY},
    {.technique = "n046", .find = find_of_units, .argument = OF_A_CELL, .length = count_statements},
    {.technique = "n047", .find = find_of_units, .argument = OF_A_HOUSE, .length = count_statements},
};

const struct slow_family slow_forcing = {
    .name = "forcing", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 20};
