/* lexfirst.c: engines return any solution; this one returns them in lexicographical order.
 *
 * The search engine, guessing in input order and smaller values first: every solution below a guess
 * comes before every solution without it. Deduction removes only what is in no solution, so it does
 * not disturb the order; locked candidates keep boards with few givens to a few hundred guesses. */
#include "engine/lexfirst.h"

void nn_lexfirst_run(struct nn_task *task)
{
    task->order = NONET_ORDER_INPUT;
    task->propagation = NONET_PROPAGATION_LOCKED;
    nn_search_run(task);
}
