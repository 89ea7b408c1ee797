/* slow_graph.c: see slow_graph.h.
 *
 * The shortest chain is searched for in depth, for one length after the other. How far from its end each statement is at
 * least, found by breadth in a graph that allows repetitions, shows which ways are too long. */
#include "finders/slow_graph.h"

#include <stdlib.h>
#include <string.h>

bool all_see_all(cell_set a, cell_set b)
{
    return !(a & b) && !(b & ~seen_by_all(a));
}

/* ---- nodes --------------------------------------------------------------------------------------- */

static int find_node(const struct slow_graph *graph, int value, cell_set cells, bool is_way_in)
{
    for (int node = 0; node < graph->count; node++)
        if (graph->nodes[node].value == value && graph->nodes[node].cells == cells &&
            graph->nodes[node].is_way_in == is_way_in)
            return node;
    return -1;
}

static int add_node(struct slow_graph *graph, int value, cell_set cells, bool is_group, bool is_way_in)
{
    const int known = find_node(graph, value, cells, is_way_in);
    if (known >= 0) return known;
    const int node = graph->count++;
    graph->nodes[node] = (struct slow_node){value, cells, is_group, is_way_in};
    graph->first_weak[node] = graph->first_strong[node] = graph->first_back[node] = -1;
    return node;
}

static void add_all_candidates(struct slow_graph *graph)
{
    for (int cell = 0; cell < CELLS; cell++)
        for (int value = 0; value < SIDE; value++)
            if (graph->board->marks[cell] >> value & 1)
                graph->candidate_at[cell][value] = add_node(graph, value, one_cell(cell), false, false);
    graph->candidates = graph->count;
}

static void add_all_groups(struct slow_graph *graph)
{
    for (int value = 0; value < SIDE; value++) {
        for (int line = ROWS; line < BOXES; line++) {
            for (int box = BOXES; box < HOUSES; box++) {
                const cell_set cells = graph->board->places[value] & house_cells[line] & house_cells[box];
                if (count_cells(cells) >= 2) add_node(graph, value, cells, true, false);
            }
        }
    }
}

/* ---- sets ---------------------------------------------------------------------------------------- */

static cell_set places_in_set(const struct slow_graph *graph, int set, int value)
{
    return graph->sets[set].cells & graph->board->places[value];
}

static bool is_value_of(const struct slow_graph *graph, int set, int value)
{
    return graph->sets[set].values >> value & 1;
}

static void add_set_if_new(struct slow_graph *graph, cell_set cells)
{
    unsigned values = 0;
    EACH_CELL(cell, cells) values |= graph->board->marks[cell];
    if (count_cells(cells) < 2 || __builtin_popcount(values) != count_cells(cells) + 1) return;
    for (int set = 0; set < graph->set_count; set++)
        if (graph->sets[set].cells == cells) return;
    graph->sets[graph->set_count++] = (struct slow_set){cells, values};
}

static void add_all_sets(struct slow_graph *graph)
{
    for (int house = 0; house < HOUSES; house++) {
        int open[SIDE], count = 0;
        EACH_CELL(cell, house_cells[house]) if (graph->board->marks[cell]) open[count++] = cell;
        for (unsigned chosen = 1; chosen < 1u << count; chosen++) {
            cell_set cells = 0;
            for (int i = 0; i < count; i++)
                if (chosen >> i & 1) cells |= one_cell(open[i]);
            add_set_if_new(graph, cells);
        }
    }
    for (int set = 0; set < graph->set_count; set++) {
        for (int value = 0; value < SIDE; value++) {
            const cell_set cells = places_in_set(graph, set, value);
            if (cells && seen_by_all(cells) & graph->board->places[value])
                add_node(graph, value, cells, false, count_cells(cells) == 1);
        }
    }
}

/* ---- links --------------------------------------------------------------------------------------- */

static bool add_link(struct slow_graph *graph, int *first, int node, int set)
{
    for (int at = *first; at >= 0; at = graph->links[at].next)
        if (graph->links[at].node == node && (graph->links[at].set < 0) == (set < 0)) return true;
    if (graph->link_count == graph->link_room) {
        graph->link_room = 2 * graph->link_room + 1024;
        struct slow_link *const more = realloc(graph->links, (size_t)graph->link_room * sizeof *more);
        if (!more) return false;
        graph->links = more;
    }
    graph->links[graph->link_count] = (struct slow_link){node, set, *first};
    *first = graph->link_count++;
    return true;
}

static bool add_strong(struct slow_graph *graph, int from, int to, int set)
{
    return add_link(graph, &graph->first_strong[from], to, set) && add_link(graph, &graph->first_back[to], from, set);
}

static bool are_weak(const struct slow_graph *graph, int a, int b)
{
    const struct slow_node *const one = &graph->nodes[a], *const two = &graph->nodes[b];
    if (one->value == two->value) return all_see_all(one->cells, two->cells);
    return a < graph->candidates && b < graph->candidates && one->cells == two->cells;
}

static bool are_strong(const struct slow_graph *graph, int a, int b)
{
    const struct slow_node *const one = &graph->nodes[a], *const two = &graph->nodes[b];
    if ((a >= graph->candidates && !one->is_group) || (b >= graph->candidates && !two->is_group)) return false;
    if (one->value != two->value)
        return one->cells == two->cells && a < graph->candidates && b < graph->candidates &&
               __builtin_popcount(graph->board->marks[first_cell(one->cells)]) == 2;
    for (int house = 0; house < HOUSES && !(one->cells & two->cells); house++)
        if ((one->cells | two->cells) == (house_cells[house] & graph->board->places[one->value])) return true;
    return false;
}

/* What is left of the candidates of a cell outside, when the set is without `loss`. */
static unsigned left_outside(const struct slow_graph *graph, int set, int loss, int cell)
{
    unsigned left = graph->board->marks[cell];
    for (int value = 0; value < SIDE; value++)
        if (value != loss && is_value_of(graph, set, value) &&
            all_see_all(places_in_set(graph, set, value), one_cell(cell)))
            left &= ~(1u << value);
    return left;
}

bool slow_set_leads(const struct slow_graph *graph, int set, int from, int to)
{
    const struct slow_node *const lost = &graph->nodes[from], *const gained = &graph->nodes[to];
    const int loss = lost->value, value = gained->value;
    const cell_set places = places_in_set(graph, set, loss);
    if (!is_value_of(graph, set, loss) || places != lost->cells || lost->is_way_in != (count_cells(places) == 1) ||
        gained->is_way_in)
        return false;
    if (is_value_of(graph, set, value) && value != loss && places_in_set(graph, set, value) == gained->cells)
        return true;
    const int cell = first_cell(gained->cells);
    return to < graph->candidates && !has_cell(graph->sets[set].cells, cell) &&
           __builtin_popcount(graph->board->marks[cell]) >= 3 && left_outside(graph, set, loss, cell) == 1u << value;
}

static bool link_set(struct slow_graph *graph, int set, int loss)
{
    const cell_set lost = places_in_set(graph, set, loss);
    const int in = find_node(graph, loss, lost, count_cells(lost) == 1);
    for (int out = 0; out < graph->count && in >= 0; out++)
        if (slow_set_leads(graph, set, in, out) && !add_strong(graph, in, out, set)) return false;
    return true;
}

bool slow_graph_make(struct slow_graph *graph, const struct slow_board *board, enum node_kinds kinds)
{
    graph->board = board;
    graph->kinds = kinds;
    graph->count = graph->set_count = graph->link_count = 0;
    add_all_candidates(graph);
    if (kinds >= GROUPS) add_all_groups(graph);
    if (kinds >= SETS) add_all_sets(graph);
    for (int a = 0; a < graph->count; a++) {
        for (int b = 0; b < graph->count; b++) {
            if (a == b) continue;
            if (are_weak(graph, a, b) && !add_link(graph, &graph->first_weak[a], b, -1)) return false;
            if (are_strong(graph, a, b) && !add_strong(graph, a, b, -1)) return false;
        }
    }
    for (int set = 0; set < graph->set_count; set++)
        for (int value = 0; value < SIDE; value++)
            if (is_value_of(graph, set, value) && !link_set(graph, set, value)) return false;
    return true;
}

void slow_locked_values(const struct slow_graph *graph, int set, int loss, int gain, int length,
                        struct slow_finds *finds)
{
    const cell_set outside = graph->nodes[gain].cells & ~graph->sets[set].cells;
    for (int value = 0; value < SIDE; value++) {
        if (!is_value_of(graph, set, value) || value == loss) continue;
        if (!outside && value == graph->nodes[gain].value) continue;
        const cell_set places = places_in_set(graph, set, value) | (outside & graph->board->places[value]);
        slow_remove(finds, graph->board, value, seen_by_all(places), length);
    }
}

/* ---- chains -------------------------------------------------------------------------------------- */

enum { FAR = 255 };

struct slow_state {
    bool is_met, is_true;
    int node;
};

static bool meets_need(const struct slow_walk *walk, int node)
{
    return walk->goal.needs_group && walk->graph->nodes[node].is_group;
}

static bool set_meets_need(const struct slow_walk *walk, const struct slow_link *link)
{
    return walk->goal.needs_set && link->set >= 0;
}

/* The states from which the link leads to this one. */
static int step_back(struct slow_walk *walk, const struct slow_state *to, const struct slow_link *link,
                     struct slow_state *queue, int count)
{
    const int away = walk->away[to->is_met][to->is_true][to->node] + 1;
    for (int met = 0; met < 2; met++) {
        const bool met_there = met || meets_need(walk, link->node) || set_meets_need(walk, link);
        uint8_t *const known = &walk->away[met][!to->is_true][link->node];
        if (met_there != to->is_met || *known != FAR) continue;
        *known = (uint8_t)away;
        queue[count++] = (struct slow_state){met, !to->is_true, link->node};
    }
    return count;
}

void slow_walk_aim(struct slow_walk *walk, const struct slow_graph *graph, const struct slow_goal *goal)
{
    static struct slow_state queue[4 * MOST_NODES];
    int count = 0;
    walk->graph = graph;
    walk->goal = *goal;
    memset(walk->away, FAR, sizeof walk->away);
    for (int met = !meets_need(walk, goal->node); met < 2; met++) {
        walk->away[met][goal->is_true][goal->node] = 0;
        queue[count++] = (struct slow_state){met, goal->is_true, goal->node};
    }
    for (int i = 0; i < count; i++) {
        const struct slow_state to = queue[i];
        if (walk->away[to.is_met][to.is_true][to.node] == MOST_CHAIN) break;
        const int first = to.is_true ? graph->first_back[to.node] : graph->first_weak[to.node];
        for (int at = first; at >= 0; at = graph->links[at].next)
            count = step_back(walk, &to, &graph->links[at], queue, count);
    }
}

static bool walk_on(struct slow_walk *walk, int node, bool is_true, int links, bool is_met)
{
    const struct slow_graph *const graph = walk->graph;
    is_met |= meets_need(walk, node);
    for (int at = is_true ? graph->first_weak[node] : graph->first_strong[node]; at >= 0; at = graph->links[at].next) {
        const struct slow_link *const link = &graph->links[at];
        const struct slow_node *const next = &graph->nodes[link->node];
        const bool is_met_there = is_met || set_meets_need(walk, link);
        if (links + 1 + walk->away[is_met_there][!is_true][link->node] > walk->length) continue;
        if (links + 1 == walk->length) return true;
        if (walk->used[next->value] & next->cells) continue;
        if (link->node < graph->candidates && first_cell(next->cells) == walk->home) continue;
        const cell_set before = walk->used[next->value];
        walk->used[next->value] |= next->cells;
        const bool is_there = walk_on(walk, link->node, !is_true, links + 1, is_met_there);
        walk->used[next->value] = before;
        if (is_there) return true;
    }
    return false;
}

int slow_walk_length(struct slow_walk *walk, const struct slow_start *start)
{
    const struct slow_node *const from = &walk->graph->nodes[start->node];
    const struct slow_node *const to = &walk->graph->nodes[walk->goal.node];
    const bool is_met = start->is_met || (!walk->goal.needs_group && !walk->goal.needs_set);
    memset(walk->used, 0, sizeof walk->used);
    walk->used[from->value] |= from->cells;
    walk->used[to->value] |= to->cells;
    walk->home = start->home;
    for (walk->length = start->least; walk->length <= start->most; walk->length++) {
        if ((walk->length & 1) != (start->is_true ^ walk->goal.is_true)) continue;
        if (walk->away[is_met][start->is_true][start->node] > walk->length) continue;
        if (walk_on(walk, start->node, start->is_true, 0, is_met)) return walk->length;
    }
    return 0;
}
