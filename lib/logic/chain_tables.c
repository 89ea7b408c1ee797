/* chain_tables.c: see chain_tables.h. */
#include "logic/chain_tables.h"

#include <assert.h>

/* Rows: the nodes that become true (these are followed), then the nodes that become false. */
static bool close_links(struct nn_chain_tables *tables, struct nn_watch *watch)
{
    struct nn_implications *const links = &tables->links;
    struct nn_closure *const closure = &tables->closure;
    closure->rows = links->from_true;
    closure->reached = tables->reached;
    closure->nodes = links->nodes;
    closure->followed = links->words;
    closure->words = 2 * links->words;
    assert(closure->nodes <= NN_MOST_NODES);
    if (!nn_closure_make(closure, watch)) return false;
    tables->closed = links->made;
    return true;
}

struct nn_chain_tables *nn_chain_tables_for(struct nn_finding *finding, enum nn_node_kinds kinds)
{
    struct nn_chain_tables *const tables =
        nn_finding_scratch(finding, (enum nn_scratch)(NN_SCRATCH_IMPLICATIONS + kinds), sizeof *tables);
    if (!tables) return NULL;
    if (!nn_implications_make(&tables->links, finding, kinds)) return NULL;
    if (tables->closed != tables->links.made && !close_links(tables, &finding->watch)) return NULL;
    return tables;
}
