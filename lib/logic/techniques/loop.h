/* loop.h: a nice loop or AIC as found, and the choice among them; between loops.c, which finds
 * them, and loop_choice.c. */
#ifndef NN_LOOP_H
#define NN_LOOP_H

#include "logic/chain_tables.h"
#include "logic/rank.h"
#include "logic/simple_ways.h"

enum { NN_MOST_LOOPS = 1024 }; /* when all are wanted */

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
    bool keeps_all, has_best;
    struct nn_loop now, best;
    struct nn_simple_ways ways; /* where sets take part; and those of the last way: */
    int sets[NN_MOST_LINKS + 1];
    int count;
    struct nn_loop all[NN_MOST_LOOPS];
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

/* The loop `now` is complete: keep it if it is wanted. */
void nn_loop_offer(struct nn_loop_search *loops);

#endif
