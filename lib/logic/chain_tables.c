/* chain_tables.c: see chain_tables.h. */
#include "logic/chain_tables.h"

#include <string.h>

/* Rows: the nodes that become true (these are followed), then the nodes that become false. */
static void close_links(struct nn_chain_tables *tables)
{
    const struct nn_implications *const links = &tables->links;
    const size_t bytes = (size_t)links->words * sizeof(uint64_t);
    struct nn_closure *const closure = &tables->closure;
    closure->nodes = links->nodes;
    closure->followed = links->words;
    closure->words = 2 * links->words;
    for (int node = 0; node < links->nodes; node++) {
        memcpy(nn_closure_row(closure, node), nn_onward(links, node), bytes);
        memcpy(nn_closure_row(closure, node) + links->words, nn_weak(links, node), bytes);
    }
    nn_closure_make(closure);
    tables->closed = links->made;
}

struct nn_chain_tables *nn_chain_tables_for(struct nn_search *search, bool has_groups)
{
    struct nn_chain_tables *const both =
        nn_search_scratch(search, NN_FAMILY_IMPLICATIONS, 2 * sizeof *both);
    if (!both) return NULL;
    struct nn_chain_tables *const tables = &both[has_groups];
    if (!nn_implications_make(&tables->links, search->grid, has_groups)) return NULL;
    if (tables->closed != tables->links.made) close_links(tables);
    return tables;
}
