#include <string.h>
#include <stdio.h>
#include <stdlib.h>
#include "logic/chain_tables.h"

int fn_rounds = 4, fn_mode = 0;

struct net_board {
    uint32_t candidates[NN_LOGIC_CELLS];
    uint8_t count[NN_LOGIC_HOUSES][NN_LOGIC_SIDE];
};

struct net_search {
    const struct nn_implications *table;
    struct net_board start, board;
    uint16_t singles[4][NN_MOST_NODES];
    int single_count[4];
    uint64_t *is_true, *is_false;
    struct nn_closure closure;
    uint64_t placed[NN_NODE_WORDS], removed[NN_NODE_WORDS];
    uint64_t is_set[NN_NODE_WORDS];
};

static void net_single(struct net_search *net, int list, int node)
{
    net->singles[list][net->single_count[list]++] = (uint16_t)node;
}

static void net_remove(struct net_search *net, int list, int cell, int digit)
{
    const struct nn_geometry *geometry = net->table->grid->geometry;
    const int node = net->table->node_at[cell][digit];
    if (!(net->board.candidates[cell] >> digit & 1)) return;
    nn_nodes_add(net->is_false, node);
    const uint32_t left = net->board.candidates[cell] &= ~(UINT32_C(1) << digit);
    if (nn_has_one_bit(left)) net_single(net, list, net->table->node_at[cell][nn_first_bit(left)]);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = geometry->house_of[cell][kind];
        if (--net->board.count[house][digit] != 1) continue;
        NN_EACH_CELL(place, nn_grid_places(net->table->grid, digit, house))
            if (net->board.candidates[place] >> digit & 1)
                net_single(net, list + ((fn_mode & 6) ? 2 : 0), net->table->node_at[place][digit]);
    }
}

static void net_set(struct net_search *net, int list, int node)
{
    const int cell = net->table->cell[node], digit = net->table->digit[node];
    if (nn_nodes_have(net->is_set, node)) return;
    if ((fn_mode & 1) && !(net->board.candidates[cell] >> digit & 1)) return;
    nn_nodes_add(net->is_set, node);
    nn_nodes_add(net->is_true, node);
    uint64_t others = net->board.candidates[cell] & ~(UINT32_C(1) << digit);
    while (others) net_remove(net, list, cell, nn_take_bit(&others));
    NN_EACH_CELL(peer, nn_cells_and(net->table->grid->places[digit], net->table->grid->geometry->peers[cell]))
        net_remove(net, list, peer, digit);
}

static void net_expand(struct net_search *net, int node, bool is_true)
{
    const struct nn_implications *table = net->table;
    const int words = table->words;
    uint64_t *row = nn_closure_row(&net->closure, is_true ? node : words * 64 + node);
    net->is_true = row;
    net->is_false = row + words;
    memset(row, 0, (size_t)words * 2 * sizeof *row);
    const uint64_t *links = is_true ? nn_weak(table, node) : nn_strong(table, node);
    uint64_t *to = is_true ? net->is_false : net->is_true;
    for (int i = 0; i < words; i++) to[i] |= links[i];
    if (node >= table->candidates) return;
    memset(net->is_set, 0, sizeof net->is_set);
    net->board = net->start;
    net->single_count[0] = net->single_count[1] = net->single_count[2] = net->single_count[3] = 0;
    if (is_true) net_set(net, 0, node);
    else net_remove(net, 0, table->cell[node], table->digit[node]);
    for (int round = 0; round < fn_rounds; round++) {
        const int now = round & 1;
        net->single_count[!now] = 0;
        net->single_count[!now + 2] = 0;
        if (fn_mode & 4) for (int i = 0; i < net->single_count[now + 2]; i++) net_set(net, !now, net->singles[now + 2][i]);
        for (int i = 0; i < net->single_count[now]; i++) net_set(net, !now, net->singles[now][i]);
        if (!(fn_mode & 4)) for (int i = 0; i < net->single_count[now + 2]; i++) net_set(net, !now, net->singles[now + 2][i]);
    }
}

static void net_unit(struct net_search *net, const uint16_t *nodes, int count)
{
    const int words = net->table->words;
    const uint64_t *first = nn_reached_from(&net->closure, nodes[0]);
    uint64_t all[2 * NN_NODE_WORDS];
    if (count < 2) return;
    memcpy(all, first, (size_t)words * 2 * sizeof *all);
    for (int k = 1; k < count; k++)
        for (int i = 0; i < 2 * words; i++) all[i] &= nn_reached_from(&net->closure, nodes[k])[i];
    for (int i = 0; i < words; i++) net->placed[i] |= all[i], net->removed[i] |= all[words + i];
    if (getenv("WHY")) { const int w=atoi(getenv("WHY")), n=net->table->node_at[w/10][w%10]; if (n>=0&&(nn_nodes_have(all,n)||nn_nodes_have(all+words,n))) { printf("verity unit:"); for(int k=0;k<count;k++) printf(" %d:%d",net->table->cell[nodes[k]],net->table->digit[nodes[k]]+1); puts(""); } }
    /* contradictions: all false */
    for (int s = 0; s < net->closure.nodes; s++) {
        if (s % (words * 64) >= net->table->candidates) continue;
        const uint64_t *f = nn_reached_from(&net->closure, s) + words;
        int k = 0;
        while (k < count && nn_nodes_have(f, nodes[k])) k++;
        if (getenv("WHY") && k==count) { const int w=atoi(getenv("WHY")), n=net->table->node_at[w/10][w%10]; if (n==s%(words*64)) { printf("contra unit from %s:",s>=words*64?"off":"on"); for(int q=0;q<count;q++) printf(" %d:%d",net->table->cell[nodes[q]],net->table->digit[nodes[q]]+1); puts(""); } }
        if (k == count) nn_nodes_add(s >= words * 64 ? net->placed : net->removed, s % (words * 64));
    }
}

bool nn_find_forcing_nets(struct nn_search *search)
{
    if (getenv("FNR")) fn_rounds = atoi(getenv("FNR"));
    if (getenv("FNM")) fn_mode = atoi(getenv("FNM"));
    struct nn_chain_tables *tables = nn_chain_tables_for(search, true);
    struct net_search *net = nn_search_scratch(search, NN_FAMILY_FORCING, sizeof *net);
    if (!tables || !net) return true;
    const struct nn_implications *table = net->table = &tables->links;
    const struct nn_grid *grid = search->grid;
    const int words = table->words, side = search->geometry->side;
    memcpy(net->start.candidates, grid->candidates, sizeof net->start.candidates);
    memcpy(net->start.count, grid->open_places, sizeof net->start.count);
    net->closure.nodes = 2 * words * 64;
    net->closure.words = net->closure.followed = 2 * words;
    for (int node = 0; node < words * 64; node++) {
        if (node < table->nodes) { net_expand(net, node, true); net_expand(net, node, false); }
        else { memset(nn_closure_row(&net->closure, node), 0, (size_t)words * 16); memset(nn_closure_row(&net->closure, words * 64 + node), 0, (size_t)words * 16); }
    }
    nn_closure_make(&net->closure);
    memset(net->placed, 0, sizeof net->placed);
    memset(net->removed, 0, sizeof net->removed);
    uint16_t nodes[64];
    NN_EACH_CELL(cell, grid->open) {
        int count = 0;
        for (uint64_t d = grid->candidates[cell]; d;) nodes[count++] = (uint16_t)table->node_at[cell][nn_take_bit(&d)];
        net_unit(net, nodes, count);
    }
    for (int house = 0; house < search->geometry->houses; house++)
        for (int digit = 0; digit < side; digit++) {
            int count = 0;
            NN_EACH_CELL(cell, nn_grid_places(grid, digit, house)) nodes[count++] = (uint16_t)table->node_at[cell][digit];
            if (count) net_unit(net, nodes, count);
        }
    for (int node = 0; node < table->candidates; node++) {
        const uint64_t *on = nn_reached_from(&net->closure, node), *off = nn_reached_from(&net->closure, words * 64 + node);
        bool a = false, b = false;
        for (int i = 0; i < words; i++) {
            const int left = table->candidates - 64 * i;
            const uint64_t mask = (fn_mode & 8) ? left >= 64 ? ~(uint64_t)0 : left <= 0 ? 0 : nn_low_bits(left) : ~(uint64_t)0;
            a |= (on[i] & on[words + i] & mask) != 0;
            b |= (off[i] & off[words + i] & mask) != 0;
            if (getenv("WHY")) { const int w=atoi(getenv("WHY")), n=table->node_at[w/10][w%10]; if(n>=0&&n/64==i&&((on[i]&off[i])>>(n&63)&1||(on[words+i]&off[words+i])>>(n&63)&1)) printf("pair verity %d:%d\n",table->cell[node],table->digit[node]+1); if(n==node){ uint64_t x=on[i]&on[words+i]; while(x){int q=i*64+nn_take_bit(&x); printf("clash on %d:%d%s\n",table->cell[q],table->digit[q]+1,q>=table->candidates?" group":"");} x=off[i]&off[words+i]; while(x){int q=i*64+nn_take_bit(&x); printf("clash off %d:%d%s\n",table->cell[q],table->digit[q]+1,q>=table->candidates?" group":"");} } }
            net->placed[i] |= on[i] & off[i];
            net->removed[i] |= on[words + i] & off[words + i];
        }
        if (a) nn_nodes_add(net->removed, node);
        if (b) nn_nodes_add(net->placed, node);
    }
    int best = -1; bool places = false;
    for (int node = 0; node < table->candidates; node++) {
        const bool p = nn_nodes_have(net->placed, node), r = nn_nodes_have(net->removed, node);
        if (!p && !r) continue;
        if (best < 0 || (p && !places)) best = node, places = p;
    }
    if (best < 0) return true;
    nn_step_begin(&search->step, NN_FORCING_NET_CONTRADICTION);
    if (places) nn_step_place(&search->step, table->cell[best], table->digit[best]);
    else nn_step_remove(&search->step, grid, table->digit[best], nn_one_cell(table->cell[best]));
    return nn_search_report(search);
}
