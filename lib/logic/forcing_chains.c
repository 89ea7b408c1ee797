#include <string.h>
#include "logic/chain_tables.h"
#include "logic/rank.h"

struct forcing_search {
    const struct nn_chain_tables *tables;
    uint64_t placed[NN_NODE_WORDS], removed[NN_NODE_WORDS];
};

static void force_unit(struct forcing_search *forcing, const struct nn_cells *cells, int digit, int cell)
{
    const struct nn_implications *table = &forcing->tables->links;
    const struct nn_chain_tables *closure = forcing->tables;
    uint64_t t[NN_NODE_WORDS], f[NN_NODE_WORDS];
    int count = 0;
    if (cell >= 0) {
        for (uint64_t digits = table->grid->candidates[cell]; digits; count++) {
            const int node = table->node_at[cell][nn_take_bit(&digits)];
            for (int i = 0; i < table->words; i++) {
                t[i] = count ? t[i] & nn_true_from(closure, node)[i] : nn_true_from(closure, node)[i];
                f[i] = count ? f[i] & nn_false_from(closure, node)[i] : nn_false_from(closure, node)[i];
            }
        }
    } else {
        NN_EACH_CELL(c, *cells) {
            const int node = table->node_at[c][digit];
            for (int i = 0; i < table->words; i++) {
                t[i] = count ? t[i] & nn_true_from(closure, node)[i] : nn_true_from(closure, node)[i];
                f[i] = count ? f[i] & nn_false_from(closure, node)[i] : nn_false_from(closure, node)[i];
            }
            count++;
        }
    }
    if (count < 2) return;
    for (int i = 0; i < table->words; i++) {
        forcing->placed[i] |= t[i];
        forcing->removed[i] |= f[i];
    }
}

bool nn_find_forcing_chains(struct nn_search *search)
{
    struct forcing_search forcing = {.tables = nn_chain_tables_for(search, true)};
    if (!forcing.tables) return true;
    const struct nn_implications *table = &forcing.tables->links;
    const struct nn_chain_tables *closure = forcing.tables;
    NN_EACH_CELL(cell, search->grid->open) force_unit(&forcing, NULL, 0, cell);
    for (int house = 0; house < search->geometry->houses; house++)
        for (int digit = 0; digit < search->geometry->side; digit++) {
            const struct nn_cells places = nn_grid_places(search->grid, digit, house);
            force_unit(&forcing, &places, digit, -1);
        }
    for (int node = 0; node < table->candidates; node++) {
        if (nn_nodes_have(nn_false_from(closure, node), node)) nn_nodes_add(forcing.removed, node);
        for (int i = 0; i < table->words; i++)
            for (uint64_t here = nn_strong(table, node)[i]; here;)
                if (nn_nodes_have(nn_true_from(closure, i * 64 + nn_take_bit(&here)), node))
                    nn_nodes_add(forcing.placed, node);
    }
    int best = -1, sum = 0; bool places = false;
    for (int node = 0; node < table->candidates; node++) {
        const bool p = nn_nodes_have(forcing.placed, node), r = nn_nodes_have(forcing.removed, node);
        if (!p && !r) continue;
        const int s = node;
        if (best < 0 || (p && !places) || (p == places && s < sum)) {
            best = node; sum = s; places = p;
        }
    }
    if (best < 0) return true;
    nn_step_begin(&search->step, NN_FORCING_CHAIN_CONTRADICTION);
    if (places) nn_step_place(&search->step, table->cell[best], table->digit[best]);
    else nn_step_remove(&search->step, search->grid, table->digit[best], nn_one_cell(table->cell[best]));
    return nn_search_report(search);
}
