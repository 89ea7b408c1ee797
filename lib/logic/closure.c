/* closure.c: see closure.h. The components are found with Tarjan's algorithm, without recursion. */
#include "logic/closure.h"

#include <string.h>

#include "base/invariants.h"

static uint64_t *reached_row(struct nn_closure *closure, int node)
{
    return closure->reached + (size_t)node * (size_t)closure->words;
}

static void enter_node(struct nn_closure *closure, int node)
{
    closure->number[node] = closure->lowest[node] = (uint16_t)closure->seen++;
    closure->unseen[node >> 6] &= ~nn_bit(node & 63);
    nn_nodes_add(closure->is_open, node);
    closure->path[closure->path_length++] = closure->open[closure->open_count++] = (uint16_t)node;
}

/* A neighbour that has not been seen, or -1. */
static int unseen_neighbour(struct nn_closure *closure, int node)
{
    const uint64_t *const row = nn_closure_row(closure, node);
    for (int i = 0; i < closure->followed; i++) {
        const uint64_t here = row[i] & closure->unseen[i];
        if (here) return i * 64 + nn_first_bit(here);
    }
    return -1;
}

static void meet_open_neighbours(struct nn_closure *closure, int node)
{
    const uint64_t *const row = nn_closure_row(closure, node);
    for (int i = 0; i < closure->followed; i++) {
        for (uint64_t here = row[i] & closure->is_open[i]; here;) {
            const int other = i * 64 + nn_take_bit(&here);
            if (closure->number[other] < closure->lowest[node]) closure->lowest[node] = closure->number[other];
        }
    }
}

/* Add what the node's finished neighbours reach. A neighbour already reached needs no visit: all it reaches is there,
 * too. */
static void add_finished(struct nn_closure *closure, int node, uint64_t *reached)
{
    const uint64_t *const row = nn_closure_row(closure, node);
    for (int i = 0; i < closure->followed; i++) {
        uint64_t here = row[i] & ~closure->is_open[i] & ~reached[i];
        while (here) {
            const uint64_t *const more = nn_reached_from(closure, i * 64 + nn_first_bit(here));
            nn_nodes_join(reached, more, closure->words);
            here &= ~reached[i];
        }
    }
}

/* The open nodes from `first` on reach each other: the answer is computed for the first of them. */
static void finish_component(struct nn_closure *closure, int first)
{
    const int root = closure->open[first];
    const size_t bytes = (size_t)closure->words * sizeof(uint64_t);
    uint64_t *const reached = reached_row(closure, root);
    memset(reached, 0, bytes);
    for (int i = first; i < closure->open_count; i++) {
        nn_nodes_add(reached, closure->open[i]);
        const uint64_t *const row = nn_closure_row(closure, closure->open[i]);
        nn_nodes_join(reached + closure->followed, row + closure->followed, closure->words - closure->followed);
    }
    for (int i = first; i < closure->open_count; i++) add_finished(closure, closure->open[i], reached);
    for (int i = first; i < closure->open_count; i++) {
        const int node = closure->open[i];
        closure->is_open[node >> 6] &= ~nn_bit(node & 63);
        if (node != root) memcpy(reached_row(closure, node), reached, bytes);
    }
    closure->open_count = first;
}

static void leave_node(struct nn_closure *closure)
{
    const int node = closure->path[--closure->path_length];
    assert(closure->open_count > 0);
    meet_open_neighbours(closure, node);
    if (closure->lowest[node] == closure->number[node]) {
        int first = closure->open_count - 1;
        while (closure->open[first] != node) first--;
        finish_component(closure, first);
    } else { /* its component has a node further up the path */
        const int before = closure->path[closure->path_length - 1];
        if (closure->lowest[node] < closure->lowest[before]) closure->lowest[before] = closure->lowest[node];
    }
}

static bool walk_from(struct nn_closure *closure, int start, struct nn_watch *watch)
{
    enter_node(closure, start);
    while (closure->path_length) {
        const int next = unseen_neighbour(closure, closure->path[closure->path_length - 1]);
        if (next >= 0) {
            enter_node(closure, next);
        } else {
            if (nn_watch_is_over(watch)) return false;
            leave_node(closure);
        }
    }
    return true;
}

bool nn_closure_make(struct nn_closure *closure, struct nn_watch *watch)
{
    assert(closure->nodes <= NN_CLOSURE_NODES && closure->followed * 64 >= closure->nodes);
    closure->path_length = closure->open_count = closure->seen = 0;
    memset(closure->unseen, 0, sizeof closure->unseen);
    memset(closure->is_open, 0, sizeof closure->is_open);
    for (int node = 0; node < closure->nodes; node++) nn_nodes_add(closure->unseen, node);
    for (int node = 0; node < closure->nodes; node++)
        if (nn_nodes_have(closure->unseen, node) && !walk_from(closure, node, watch)) return false;
    NN_CHECK_EVERY(16, closure->occasions, nn_closure_check(closure));
    return true;
}
