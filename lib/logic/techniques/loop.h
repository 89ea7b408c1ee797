/* loop.h: a nice loop or AIC as found, what it removes (loop_gain.c), and the choice among them (loop_choice.c); for
 * loops.c, which finds the best, and loop_list.c, which finds all. */
#ifndef NN_LOOP_H
#define NN_LOOP_H

#include "logic/chain_tables.h"
#include "logic/rank.h"
#include "logic/simple_ways.h"

/* ---- what loops remove ----------------------------------------------------------------------- */

/* All of these add to `removed`, [digit]. Candidates of these cells: */
void nn_loop_removes(const struct nn_implications *table, struct nn_cells *removed, int digit, struct nn_cells cells);
/* All candidates of the cell but two (or one, twice). */
void nn_loop_removes_others(const struct nn_implications *table, struct nn_cells *removed, int cell, int kept,
                            int also_kept);
/* One of these nodes, in different cells, is true. */
void nn_loop_ends_remove(const struct nn_implications *table, struct nn_cells *removed, int a, int b);
/* In a continuous loop a set has lost one digit, or the way out of it is wrong: the other digits are locked in it, or
 * in it and the cell of a leftover. */
void nn_loop_set_removes(const struct nn_implications *table, struct nn_cells *removed, int set, int in, int out);

/* A continuous loop: a chain from a false node to a true one, which makes the first one false again. */
struct nn_ring {
    const int *way, *sets; /* the nodes, and the sets through which they follow (-1: none) */
    int links;
    struct nn_cells spared; /* cells that lose candidates by links inside the cell only */
};

/* All weak links of the loop are as good as strong ones. */
void nn_ring_removes(const struct nn_implications *table, struct nn_cells *removed, const struct nn_ring *ring);

/* ---- the choice ------------------------------------------------------------------------------ */

/* A loop as found. */
struct nn_loop {
    enum nn_technique technique; /* never a grouped one: known when the way is */
    int start, end;
    bool start_is_true, end_is_true;
    int which_way; /* where sets take part: of those that are kept (simple_ways.h) */
    struct nn_rank rank;
    int first_removed; /* the lowest candidate */
    struct nn_cells removed[NN_LOGIC_SIDE];
};

struct nn_loop_search {
    struct nn_finding *finding;
    struct nn_chain_tables *tables;
    const struct nn_implications *table; /* their links */
    struct nn_front front;
    bool has_best;
    struct nn_loop now, best;
    struct nn_simple_ways ways; /* where sets take part; and those of the last way: */
    int sets[NN_MOST_LINKS + 1];
};

/* The better one first. */
int nn_loop_compare(const void *left, const void *right);

/* The nodes of the loop, into `way`; the number of links, or 0: there is no simple way. */
int nn_loop_way(struct nn_loop_search *loops, const struct nn_loop *loop, int *way);

/* The almost locked set through which node `i` of the way, just found, follows; -1: none. */
static inline int nn_loop_set(const struct nn_loop_search *loops, int i)
{
    return loops->table->set_links.list ? loops->sets[i] : -1;
}

/* The loop's technique, by what its way, just found, needs: groups or almost locked sets. */
enum nn_technique nn_loop_technique(const struct nn_loop_search *loops, const struct nn_loop *loop, const int *way,
                                    int links);

/* The loop `now` is complete: keep it if it is wanted and better than the best. */
void nn_loop_offer(struct nn_loop_search *loops);

/* ---- telling --------------------------------------------------------------------------------- */

/* Report a chain and what it removes: as many nodes as links and one more; true and false in turn. */
bool nn_loop_report(struct nn_finding *finding, const struct nn_implications *table, enum nn_technique technique,
                    const struct nn_ring *chain, bool start_is_true, const struct nn_cells *removed);

/* List all loops of the wanted kinds (loop_list.c). False: stop. */
bool nn_list_loops(struct nn_finding *finding, enum nn_node_kinds kinds);

#endif
