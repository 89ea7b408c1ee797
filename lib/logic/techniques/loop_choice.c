/* loop_choice.c: which loops are reported, and in which order; the rules are in loops.c. */
#include "logic/techniques/loop.h"

int nn_loop_compare(const void *left, const void *right)
{
    const struct nn_loop *const a = left, *const b = right;
    if (a->rank.removals != b->rank.removals) return b->rank.removals - a->rank.removals;
    if (a->rank.index_sum != b->rank.index_sum) return a->rank.index_sum < b->rank.index_sum ? -1 : 1;
    if (a->first_removed != b->first_removed) return a->first_removed - b->first_removed;
    if (a->rank.length != b->rank.length) return a->rank.length - b->rank.length;
    /* Told rather from a true start. */
    return b->start_is_true - a->start_is_true;
}

static int simple_loop_way(struct nn_loop_search *loops, const struct nn_loop *loop, int *way)
{
    nn_simple_ways_begin(&loops->ways, loops->table, loop->start, loop->start_is_true);
    const int index = nn_simple_way(&loops->ways, loops->table, loop->end, loop->end_is_true, loop->which_way);
    return index < 0 ? 0 : nn_simple_way_nodes(&loops->ways, index, way, loops->sets);
}

int nn_loop_way(struct nn_loop_search *loops, const struct nn_loop *loop, int *way)
{
    struct nn_queue *const queue = &loops->tables->queue;
    if (loops->table->set_links.list) return simple_loop_way(loops, loop, way);
    nn_queue_begin(queue, loops->table, loop->start, loop->start_is_true);
    nn_queue_find(queue, loops->table, loop->end, loop->end_is_true);
    return nn_queue_way(queue, loop->end, loop->end_is_true, way);
}

static bool is_inside_cell(const struct nn_implications *table, int a, int b)
{
    return table->cell[a] == table->cell[b] && !nn_is_group(table, a) && !nn_is_group(table, b);
}

/* A candidate is removed by a way that leaves its cell from another candidate and comes back to
 * another one: there is a loop that says more, without the first and last link. */
static bool starts_and_ends_inside(const struct nn_loop_search *loops, const struct nn_loop *loop, const int *way,
                                   int links)
{
    if (loop->technique != NN_DISCONTINUOUS_LOOP || (!loop->start_is_true && loop->end_is_true)) return false;
    const bool starts_inside = !loop->start_is_true || is_inside_cell(loops->table, way[0], way[1]);
    const bool ends_inside = loop->end_is_true || is_inside_cell(loops->table, way[links - 1], way[links]);
    return starts_inside && ends_inside;
}

/* No cell is left and visited again, but for the return to the first. Going back from the end, a
 * group counts as visited in its first cell only and must not contain a visited cell otherwise; its
 * first cell may be the end's. (HoDoKu's rule, found from its step lists.) */
static bool visits_cells_once(const struct nn_implications *table, const struct nn_loop *loop, const int *way,
                              int links)
{
    const int home = table->cell[loop->end];
    const bool returns = home == table->cell[loop->start];
    struct nn_cells been = nn_one_cell(home);
    for (int i = links - 1; i >= 0; i--) {
        const int node = way[i], cell = table->cell[node];
        if (nn_cells_equal(table->cells[node], table->cells[way[i + 1]])) continue;
        const struct nn_cells others = nn_cells_less(table->cells[node], nn_one_cell(cell));
        if (nn_cells_meet(others, been)) return false;
        const bool may_return = returns && cell == home && (nn_is_group(table, node) || i <= 1);
        if (nn_cells_have(been, cell) && !may_return) return false;
        nn_cells_add(&been, cell);
    }
    return true;
}

/* Does an AIC say less than it shows? Its way leads to a true candidate that it removes, so its start
 * refutes itself; or the candidate that it removes from the start's cell is gone before the end. */
static bool says_less_than_it_shows(const struct nn_implications *table, const struct nn_loop *loop, const int *way,
                                    int links)
{
    const int digit = table->digit[loop->end];
    const struct nn_cells near = table->grid->geometry->peers[table->cell[loop->start]];
    if (loop->technique != NN_AIC) return false;
    for (int i = 1; i < links; i += 2) {
        const struct nn_cells here = table->cells[way[i]];
        if (nn_cells_meet(here, loop->removed[table->digit[way[i]]])) return true;
        if (digit != table->digit[loop->start] && digit == table->digit[way[i]] && nn_cells_within(here, near))
            return true;
    }
    return false;
}

static bool has_good_way(struct nn_loop_search *loops, struct nn_loop *loop, int which)
{
    int way[NN_MOST_LINKS + 1];
    loop->which_way = which;
    const int links = nn_loop_way(loops, loop, way);
    loop->rank.length = links;
    return links && !starts_and_ends_inside(loops, loop, way, links) &&
           !says_less_than_it_shows(loops->table, loop, way, links);
}

/* With sets only simple ways are known. What a continuous loop removes belongs to its way. */
static bool is_simple_loop(struct nn_loop_search *loops, struct nn_loop *loop)
{
    int way[NN_MOST_LINKS + 1];
    if (!loops->table->set_links.list) {
        const int links = nn_loop_way(loops, loop, way);
        return !starts_and_ends_inside(loops, loop, way, links) && visits_cells_once(loops->table, loop, way, links);
    }
    if (loop->technique == NN_CONTINUOUS_LOOP) return has_good_way(loops, loop, loop->which_way);
    for (int which = 0; which < NN_WAYS_KEPT; which++)
        if (has_good_way(loops, loop, which)) return true;
    return false;
}

static void rank_loop(const struct nn_implications *table, struct nn_loop *loop)
{
    loop->first_removed = INT32_MAX;
    for (int digit = 0; digit < table->grid->geometry->side; digit++) {
        const struct nn_cells removed = loop->removed[digit];
        if (nn_cells_are_none(removed)) continue;
        nn_rank_add(&loop->rank, digit, removed);
        const int candidate = table->node_at[nn_cells_first(removed)][digit];
        if (candidate < loop->first_removed) loop->first_removed = candidate;
    }
}

enum nn_technique nn_loop_technique(const struct nn_loop_search *loops, const struct nn_loop *loop, const int *way,
                                    int links)
{
    bool is_grouped = false, has_set = false;
    for (int i = 0; i <= links; i++) {
        is_grouped |= nn_is_group(loops->table, way[i]);
        has_set |= nn_loop_set(loops, i) >= 0;
    }
    if (has_set && !loops->finding->options.allows_als_nodes)
        return (enum nn_technique)(loop->technique + NN_ALS_AIC - NN_AIC);
    return (enum nn_technique)(loop->technique + (is_grouped ? NN_GROUPED_AIC - NN_AIC : 0));
}

static bool is_wanted_loop(struct nn_loop_search *loops, const struct nn_loop *loop)
{
    int way[NN_MOST_LINKS + 1];
    const int links = nn_loop_way(loops, loop, way);
    return nn_finding_wants(loops->finding, nn_loop_technique(loops, loop, way, links));
}

void nn_loop_offer(struct nn_loop_search *loops)
{
    struct nn_loop *const loop = &loops->now;
    rank_loop(loops->table, loop);
    if (!loop->rank.removals) return;
    if (loops->has_best && nn_loop_compare(loop, &loops->best) >= 0) return;
    if (!is_simple_loop(loops, loop) || !is_wanted_loop(loops, loop)) return;
    loops->best = *loop;
    loops->has_best = true;
}
