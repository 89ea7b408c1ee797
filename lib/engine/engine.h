/* engine.h: what every engine looks like, and the table of them.
 *
 * An engine gets a task (a position, how many solutions are wanted, when to stop), loads the position into its own
 * representation, and passes each solution to nn_task_take, which checks and counts it. Tests run all engines on the
 * same data. */
#ifndef NN_ENGINE_H
#define NN_ENGINE_H

#include <stdatomic.h>

#include "base/stop.h"
#include "board/layout.h"
#include "engine/search_state.h"

struct nn_task {
    const nonet_position *position; /* consistent, unless the engine finds_conflicts */
    nonet_propagation propagation;  /* never AUTO */
    nonet_order order;              /* never AUTO */
    uint64_t limit;                 /* at least 1 */
    nonet_solution_sink *sink;      /* or NULL */
    void *sink_context;
    void *memory;            /* the engine's memory_size bytes, aligned for uint64_t */
    uint8_t *solution;       /* room for the first solution */
    _Atomic uint64_t *found; /* counted here, so that other threads can watch */
    struct nn_watch watch;
    struct nn_trace *trace; /* or NULL; the search engine tells what it does, others do not */
    struct nn_proof *proof; /* or NULL; only the learning engine writes down what it concludes */
    uint32_t threads;       /* that the learning engine may use; 0 is 1 */
    nonet_permits *permits; /* for all but the first; NULL: it needs none */
    uint64_t patience;      /* the search engine gives up after this many guesses without a solution; 0 = never */

    bool gave_up;                     /* out: it did */
    struct nn_explored_path explored; /* out: and had explored this; in: the learning engine continues from it */
    bool is_cut;                      /* out: ended by limit, sink or watch, so there may be more solutions */
    bool lacks_memory;                /* out: ended for lack of memory */
    bool is_faulty;                   /* out: the engine returned a wrong solution: a bug */
    nonet_search_stats stats;         /* out */
};

struct nn_engine {
    const char *name;
    bool (*takes)(const nonet_layout *layout);
    size_t (*memory_size)(const nonet_layout *layout);
    void (*run)(struct nn_task *task);
    bool finds_conflicts; /* takes inconsistent positions, too: no solution, without a guess */
};

extern const struct nn_engine nn_engines[];
extern const size_t nn_engine_count;

/* The engine of this name, or NULL. */
const struct nn_engine *nn_engine_find(const char *name);

/* The best engine for a board. */
const struct nn_engine *nn_engine_choose(const nonet_layout *layout);

/* Called by engines: `times` solutions were found, of which `cells` is one. False: stop searching.
 * `cells` may be NULL when nn_task_only_counts, and `times` over 1 only when nn_task_may_multiply.
 */
bool nn_task_take(struct nn_task *task, const uint8_t *cells, uint64_t times);

/* No more solutions need to be shown, only counted. */
static inline bool nn_task_only_counts(const struct nn_task *task)
{
    return !task->sink && atomic_load_explicit(task->found, memory_order_relaxed) > 0;
}

/* Solutions may be counted without being visited one by one. */
static inline bool nn_task_may_multiply(const struct nn_task *task)
{
    return !task->sink;
}

/* The verdict for a number of solutions. Exact: there are no others. */
nonet_verdict nn_verdict_of(uint64_t count, bool is_exact);

/* nonet_solver_count as a part of another call, whose watch holds instead of the solver's stop switch and time limit; NULL:
 * it is a call of its own. */
nonet_status nn_solver_count_within(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                                    const struct nn_watch *watch, nonet_result *result);

/* The search engine: any board. */
bool nn_search_takes(const nonet_layout *layout);
size_t nn_search_memory_size(const nonet_layout *layout);
void nn_search_run(struct nn_task *task);

/* The learning engine: any board (learn/). */
bool nn_learn_takes(const nonet_layout *layout);
size_t nn_learn_memory_size(const nonet_layout *layout);
void nn_learn_run(struct nn_task *task);

/* Search first, and learn if that does not finish: any board. Setting up the learning engine costs as much as some ten
 * guesses, so that is how long to wait: proving 25 minimal 16x16 boards takes 56, 47, 45, 53 and 62 ms with a patience
 * of 1, 4, 10, 20 and 40 guesses, 34 easy 25x25 boards 25, 22, 20, 27 and 25 ms; it makes no difference on harder
 * sets. */
enum { NN_PATIENCE = 10 };
bool nn_mixed_takes(const nonet_layout *layout);
size_t nn_mixed_memory_size(const nonet_layout *layout);
void nn_mixed_run(struct nn_task *task);

/* What AUTO stands for on a board. */
nonet_propagation nn_default_propagation(const nonet_layout *layout);
nonet_order nn_default_order(const nonet_layout *layout);

#endif
