/* loop_choice.c: which loops are told, and which of them first; the rules are in loops.c. */
#include "logic/loop.h"

int nn_loop_compare(const void *left, const void *right)
{
    const struct nn_loop *const a = left, *const b = right;
    if (a->rank.removals != b->rank.removals) return b->rank.removals - a->rank.removals;
    if (a->rank.index_sum != b->rank.index_sum)
        return a->rank.index_sum < b->rank.index_sum ? -1 : 1;
    if (a->first_removed != b->first_removed) return a->first_removed - b->first_removed;
    if (a->rank.length != b->rank.length) return a->rank.length - b->rank.length;
    /* Told rather from a true start. */
    return b->start_is_true - a->start_is_true;
}

int nn_loop_way(struct nn_loop_search *loops, const struct nn_loop *loop, int *way)
{
    struct nn_queue *const queue = &loops->tables->queue;
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
static bool starts_and_ends_inside(const struct nn_loop_search *loops, const struct nn_loop *loop,
                                   const int *way, int links)
{
    if (loop->technique != NN_DISCONTINUOUS_LOOP || (!loop->start_is_true && loop->end_is_true))
        return false;
    const bool starts_inside = !loop->start_is_true || is_inside_cell(loops->table, way[0], way[1]);
    const bool ends_inside =
        loop->end_is_true || is_inside_cell(loops->table, way[links - 1], way[links]);
    return starts_inside && ends_inside;
}

/* No cell is left and visited again, but for the return to the first. Going back from the end, a
 * group counts as visited in its first cell only and must not contain a visited cell otherwise; its
 * first cell may be the end's. (HoDoKu's rule, found from its step lists.) */
static bool is_simple_loop(struct nn_loop_search *loops, const struct nn_loop *loop)
{
    int way[NN_MOST_LINKS + 1];
    const struct nn_implications *const table = loops->table;
    const int links = nn_loop_way(loops, loop, way);
    const int home = table->cell[loop->end];
    const bool returns = home == table->cell[loop->start];
    struct nn_cells been = nn_one_cell(home);
    if (starts_and_ends_inside(loops, loop, way, links)) return false;
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

enum nn_technique nn_loop_technique(const struct nn_implications *table, const struct nn_loop *loop,
                                    const int *way, int links)
{
    bool is_grouped = false;
    for (int i = 0; i <= links; i++) is_grouped |= nn_is_group(table, way[i]);
    for (int i = loop->start_is_true; i < links && table->sets; i += 2)
        is_grouped |= nn_set_between(table, way[i], way[i + 1]) >= 0;
    return (enum nn_technique)(loop->technique + (is_grouped ? NN_GROUPED_AIC - NN_AIC : 0));
}

static bool is_wanted_loop(struct nn_loop_search *loops, const struct nn_loop *loop)
{
    int way[NN_MOST_LINKS + 1];
    const int links = nn_loop_way(loops, loop, way);
    return nn_search_wants(loops->search, nn_loop_technique(loops->table, loop, way, links));
}

void nn_loop_offer(struct nn_loop_search *loops)
{
    struct nn_loop *const loop = &loops->now;
    rank_loop(loops->table, loop);
    if (!loop->rank.removals) return;
    if (!loops->keeps_all && loops->has_best && nn_loop_compare(loop, &loops->best) >= 0) return;
    if (!is_simple_loop(loops, loop) || !is_wanted_loop(loops, loop)) return;
    if (!loops->keeps_all)
        loops->best = *loop;
    else if (loops->count < NN_MOST_LOOPS)
        loops->all[loops->count++] = *loop;
    loops->has_best = true;
}
