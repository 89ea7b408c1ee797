/* implication_queue.c: how one statement leads to another; see implications.h. */
#include "logic/implications.h"

#include <assert.h>
#include <string.h>

#include "base/invariants.h"

static void add_follower(struct nn_followers *followers, const uint64_t *links, int node)
{
    if (nn_nodes_have(links, node)) followers->node[followers->count++] = (uint16_t)node;
}

static void add_cell_followers(struct nn_followers *followers, const struct nn_implications *table,
                               const uint64_t *links, int node)
{
    const int cell = table->cell[node];
    uint64_t digits = table->grid->candidates[cell] & ~(UINT32_C(1) << table->digit[node]);
    while (digits) add_follower(followers, links, table->node_at[cell][nn_take_bit(&digits)]);
}

/* Candidates of the same digit. One that shares two houses is added twice, which does no harm. */
static void add_house_followers(struct nn_followers *followers, const struct nn_implications *table,
                                const uint64_t *links, int node)
{
    const struct nn_geometry *const geometry = table->grid->geometry;
    const int digit = table->digit[node];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = geometry->house_of[table->cell[node]][kind];
        if (!nn_cells_within(table->cells[node], geometry->house[house])) continue;
        NN_EACH_CELL(cell, nn_grid_places(table->grid, digit, house))
        add_follower(followers, links, table->node_at[cell][digit]);
    }
}

/* The groups of a digit have numbers in a row: the part of `links` between the first and the end. */
static void add_group_followers(struct nn_followers *followers, const struct nn_implications *table,
                                const uint64_t *links, int node)
{
    const int first = table->first_group[table->digit[node]];
    const int end = table->first_group[table->digit[node] + 1];
    for (int word = first >> 6; word << 6 < end; word++) {
        uint64_t here = links[word];
        if (word == first >> 6) here &= ~nn_low_bits(first & 63);
        if (word == end >> 6) here &= nn_low_bits(end & 63);
        while (here) followers->node[followers->count++] = (uint16_t)(word * 64 + nn_take_bit(&here));
    }
}

void nn_list_followers(struct nn_followers *followers, const struct nn_implications *table, int node,
                       const uint64_t *links)
{
    followers->count = 0;
    if (!nn_is_group(table, node)) add_cell_followers(followers, table, links, node);
    add_house_followers(followers, table, links, node);
    add_group_followers(followers, table, links, node);
}

static void enqueue_statement(struct nn_queue *queue, int node, bool is_true, int before, int links)
{
    if (queue->place[is_true][node] >= 0) return;
    queue->place[is_true][node] = (int16_t)queue->count;
    assert(links <= NN_MOST_LINKS && before < queue->count);
    queue->node[queue->count] = (uint16_t)node;
    queue->before[queue->count] = (int16_t)before;
    queue->links[queue->count++] = (uint8_t)links;
}

void nn_queue_begin(struct nn_queue *queue, const struct nn_implications *table, int start, bool is_true)
{
    assert(table->is_ready && start >= 0 && start < table->nodes);
    if (queue->made == table->made && queue->start == start && queue->is_true == is_true) return;
    queue->made = table->made;
    queue->start = start;
    queue->is_true = is_true;
    queue->count = queue->looked_at = 0;
    for (int state = 0; state < 2; state++)
        memset(queue->place[state], -1, (size_t)table->nodes * sizeof *queue->place[state]);
    enqueue_statement(queue, start, is_true, -1, 0);
}

/* Add what follows from the next statement. False: there is no next one. */
static bool look_at_next(struct nn_queue *queue, const struct nn_implications *table)
{
    struct nn_followers *const followers = &queue->followers;
    const int at = queue->looked_at;
    if (at == queue->count || queue->links[at] == NN_MOST_LINKS) return false;
    const bool state = queue->is_true ^ (queue->links[at] & 1);
    queue->looked_at++;
    const int node = queue->node[at];
    followers->count = 0;
    if (state || nn_nodes_have(table->has_strong, node))
        nn_list_followers(followers, table, node, state ? nn_weak(table, node) : nn_strong(table, node));
    for (int i = 0; i < followers->count; i++)
        enqueue_statement(queue, followers->node[i], !state, at, queue->links[at] + 1);
    return true;
}

bool nn_queue_find(struct nn_queue *queue, const struct nn_implications *table, int node, bool is_true)
{
    assert(queue->made == table->made && node >= 0 && node < table->nodes);
    while (queue->place[is_true][node] < 0)
        if (!look_at_next(queue, table)) return false;
    return true;
}

void nn_queue_fill(struct nn_queue *queue, const struct nn_implications *table)
{
    while (look_at_next(queue, table)) continue;
    NN_CHECK_EVERY(64, queue->occasions, nn_queue_check(queue, table));
}

int nn_queue_way(const struct nn_queue *queue, int node, bool is_true, int *way)
{
    int at = queue->place[is_true][node];
    assert(at >= 0);
    const int links = queue->links[at];
    for (int i = links; i >= 0; i--, at = queue->before[at]) way[i] = queue->node[at];
    assert(at == -1);
    return links;
}
