/* net.c: see net.h. */
#include "logic/net.h"

#include <string.h>

#include "base/invariants.h"

void nn_net_begin(struct nn_net *net, const struct nn_implications *table)
{
    net->table = table;
    memcpy(net->start.candidates, table->grid->candidates, sizeof net->start.candidates);
    memcpy(net->start.open_places, table->grid->open_places, sizeof net->start.open_places);
}

/* The candidate is the last of its cell or house: to be placed in the next round. */
static void note_single(struct nn_net *net, uint16_t *singles, int node, int why)
{
    if (net->single_in[node] != NN_NO_SINGLE) return;
    net->single_in[node] = (int8_t)why;
    assert(net->next_singles < (int)(sizeof net->single[0] / sizeof *net->single[0]));
    singles[net->next_singles++] = (uint16_t)node;
}

static void note_last_place(struct nn_net *net, uint16_t *singles, int house, int digit)
{
    NN_EACH_CELL(cell, nn_grid_places(net->table->grid, digit, house))
    {
        if (!(net->board.candidates[cell] >> digit & 1)) continue;
        note_single(net, singles, net->table->node_at[cell][digit], house);
        return;
    }
}

static void strike_in_net(struct nn_net *net, uint16_t *singles, int cell, int digit, int by)
{
    const uint8_t *const houses = net->table->grid->geometry->house_of[cell];
    const int node = net->table->node_at[cell][digit];
    if (!(net->board.candidates[cell] >> digit & 1)) return;
    nn_nodes_add(net->is_false, node);
    net->by_placing[node] = (int16_t)by;
    const uint32_t left = net->board.candidates[cell] &= ~(UINT32_C(1) << digit);
    if (nn_has_one_bit(left)) note_single(net, singles, net->table->node_at[cell][nn_first_bit(left)], NN_LAST_IN_CELL);
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++)
        if (--net->board.open_places[houses[kind]][digit] == 1) note_last_place(net, singles, houses[kind], digit);
}

static void place_in_net(struct nn_net *net, uint16_t *singles, int node)
{
    const struct nn_grid *const grid = net->table->grid;
    const int cell = net->table->cell[node], digit = net->table->digit[node];
    const uint32_t candidates = net->board.candidates[cell];
    if (!(candidates >> digit & 1)) return;
    nn_nodes_add(net->is_true, node);
    for (uint64_t others = candidates & ~(UINT32_C(1) << digit); others;)
        strike_in_net(net, singles, cell, nn_take_bit(&others), node);
    NN_EACH_CELL(peer, nn_cells_and(grid->places[digit], grid->geometry->peers[cell]))
    strike_in_net(net, singles, peer, digit, node);
}

static void forget_tries(struct nn_net *net)
{
    const size_t bytes = (size_t)net->table->words * sizeof(uint64_t);
    memset(net->is_true, 0, bytes);
    memset(net->is_false, 0, bytes);
    memset(net->single_in, NN_NO_SINGLE, (size_t)net->table->candidates);
    net->next_singles = 0;
    net->board = net->start;
}

void nn_net_try(struct nn_net *net, int node, bool is_true)
{
    assert(node >= 0 && node < net->table->candidates);
    forget_tries(net);
    if (is_true) {
        net->single_in[node] = -1;
        place_in_net(net, net->single[0], node);
    } else {
        strike_in_net(net, net->single[0], net->table->cell[node], net->table->digit[node], -1);
    }
    for (int round = 0; round < NN_NET_ROUNDS && net->next_singles; round++) {
        net->singles = net->next_singles;
        net->next_singles = 0;
        for (int i = 0; i < net->singles; i++) place_in_net(net, net->single[!(round & 1)], net->single[round & 1][i]);
    }
    NN_CHECK_EVERY(64, net->occasions, nn_net_check(net));
}
