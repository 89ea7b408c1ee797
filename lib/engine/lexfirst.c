/* lexfirst.c: engines return solutions in any order; this one returns them in lexicographical order.
 *
 * It is the search engine, guessing in input order and smaller values first: every solution below a guess comes before
 * every solution without it. Deduction removes only what is in no solution, so it does not affect the order; thanks to
 * locked candidates, boards with few givens need no more than a few hundred guesses. */
#include "engine/lexfirst.h"

void nn_lexfirst_run(struct nn_task *task)
{
    task->order = NONET_ORDER_INPUT;
    task->propagation = NONET_PROPAGATION_LOCKED;
    nn_search_run(task);
}
