/* closure_check.c: the invariants of closure.h. */
#include <string.h>

#include "base/invariants.h"
#include "logic/closure.h"

#ifndef NDEBUG

/* Itself, what is in its row, and what its neighbours reach; nothing else. */
static bool reaches_what_neighbours_reach(const struct nn_closure *closure, int node)
{
    uint64_t reached[2 * NN_NODE_WORDS];
    const uint64_t *const row = closure->rows + (size_t)node * (size_t)closure->words;
    memcpy(reached, row, (size_t)closure->words * sizeof *reached);
    nn_nodes_add(reached, node);
    for (int word = 0; word < closure->followed; word++)
        for (uint64_t neighbours = row[word]; neighbours;)
            nn_nodes_join(reached, nn_reached_from(closure, word * 64 + nn_take_bit(&neighbours)), closure->words);
    return !memcmp(reached, nn_reached_from(closure, node), (size_t)closure->words * sizeof *reached);
}

const char *nn_closure_check(const struct nn_closure *closure)
{
    NN_HOLDS(closure->nodes <= NN_CLOSURE_NODES && closure->followed <= closure->words,
             "rows have room for neighbours");
    NN_HOLDS(!closure->path_length && !closure->open_count && closure->seen == closure->nodes,
             "the walk has been everywhere");
    for (int node = 0; node < closure->nodes; node++)
        NN_HOLDS(reaches_what_neighbours_reach(closure, node), "a node reaches what its neighbours reach");
    return NULL;
}

#endif
