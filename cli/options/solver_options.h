/* solver_options.h: which engine solves, and how: --engine, --cpu, --order, --propagate, --stats, --timeout, --jobs. */
#ifndef CLI_SOLVER_OPTIONS_H
#define CLI_SOLVER_OPTIONS_H

#include <nonet.h>

#include "options/work_options.h"

/* --engine and --cpu. */
struct engine_options {
    const char *engine; /* NULL: the best one, or the bulk engine */
    bool is_bulk;       /* --engine bulk: lines go to the bulk engine, however few */
    const char *cpu;    /* or NULL */
};

/* The engines, the bulk engine first, and how --engine and --cpu are set: the field is struct engine_options. */
const char *engine_choice(size_t index);
const char *set_engine(void *field, const char *value);
const char *set_cpu(void *field, const char *value);
const char *engine_clash(const struct engine_options *options);

/* Is it the one that --order and --propagate are for? `engine` may be NULL. */
bool is_search_engine(const char *engine);

struct solver_options {
    struct engine_options engine;
    nonet_order order;
    nonet_propagation propagation;
    bool stats;
    struct work_options work;
};

/* Its part: struct solver_options. */
extern const struct option_group options_solver;

/* What --order and --propagate accept, from 0, NULL after the last. Choice n is value n + 1 of the library's
 * enumeration, where 0 means "automatic". */
const char *order_choice(size_t index);
const char *propagation_choice(size_t index);

/* How they are set: the field is nonet_order, or nonet_propagation. */
const char *set_order(void *field, const char *value);
const char *set_propagation(void *field, const char *value);

/* The solver settings for these options, in one thread. */
nonet_solver_settings solver_settings(const struct solver_options *options, nonet_stop *stop);

/* The same for a nonet_many that does `task`. What the settings point to is in `room`, which must stay until it is made. */
struct solver_room {
    nonet_solver_settings solver;
    nonet_batch_settings batch;
};
nonet_many_settings solver_many_settings(const struct solver_options *options, nonet_many_task task,
                                         struct solver_room *room);

/* Must puzzles be solved one by one, because more than the answer is wanted? */
bool wants_single_puzzles(const struct solver_options *options);

/* Does any option choose or observe the engine? */
bool chooses_engine(const struct solver_options *options);

#endif
