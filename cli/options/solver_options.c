/* solver_options.c: see solver_options.h. */
#include "options/solver_options.h"

#include <assert.h>
#include <string.h>

#include "options/option_values.h"

/* ---- words -------------------------------------------------------------------------------------- */

static const char *word_or_none(const char *word)
{
    return *word ? word : NULL;
}

const char *order_choice(size_t index)
{
    return word_or_none(nonet_order_name((nonet_order)(index + 1)));
}

const char *propagation_choice(size_t index)
{
    return word_or_none(nonet_propagation_name((nonet_propagation)(index + 1)));
}

const char *engine_choice(size_t index)
{
    return index == 0 ? "bulk" : nonet_engine_name(index - 1);
}

/* ---- values ------------------------------------------------------------------------------------- */

const char *set_engine(void *field, const char *value)
{
    struct engine_options *const options = field;
    const int number = choice_number(engine_choice, value);
    if (!number) return "no such engine (nonet --version)";
    options->is_bulk = number == 1;
    options->engine = options->is_bulk ? NULL : engine_choice((size_t)number - 1);
    return NULL;
}

const char *set_cpu(void *field, const char *value)
{
    struct engine_options *const options = field;
    const int number = choice_number(nonet_batch_cpu_name, value);
    if (!number) return "not an instruction set of this processor (nonet --version)";
    options->cpu = nonet_batch_cpu_name((size_t)number - 1);
    return NULL;
}

const char *set_order(void *field, const char *value)
{
    nonet_order *const order = field;
    *order = (nonet_order)choice_number(order_choice, value);
    return *order ? NULL : NOT_A_CHOICE;
}

const char *set_propagation(void *field, const char *value)
{
    nonet_propagation *const propagation = field;
    *propagation = (nonet_propagation)choice_number(propagation_choice, value);
    return *propagation ? NULL : NOT_A_CHOICE;
}

/* ---- what they mean ----------------------------------------------------------------------------- */

bool is_search_engine(const char *engine)
{
    return engine && strcmp(engine, "search") == 0;
}

const char *engine_clash(const struct engine_options *options)
{
    return options->cpu && options->engine ? "--cpu is for the bulk engine" : NULL;
}

static const char *solver_clash(const void *part)
{
    const struct solver_options *const options = part;
    const struct engine_options *const engine = &options->engine;
    const bool has_engine = engine->is_bulk || engine->engine;
    if (has_engine && !is_search_engine(engine->engine) && (options->order || options->propagation))
        return "--order and --propagate are for the search engine";
    return engine_clash(engine);
}

nonet_solver_settings solver_settings(const struct solver_options *options, nonet_stop *stop)
{
    nonet_solver_settings settings;
    assert(!solver_clash(options) && !(options->engine.is_bulk && options->engine.engine));
    nonet_solver_settings_defaults(&settings);
    settings.engine = options->engine.engine;
    settings.order = options->order;
    settings.propagation = options->propagation;
    settings.timeout_ms = options->work.limit.ms;
    settings.stop = stop;
    return settings;
}

nonet_many_settings solver_many_settings(const struct solver_options *options, nonet_many_task task,
                                         struct solver_room *room)
{
    nonet_many_settings settings;
    nonet_many_settings_defaults(&settings);
    room->solver = solver_settings(options, NULL);
    nonet_batch_settings_defaults(&room->batch);
    room->batch.cpu = options->engine.cpu;
    settings.task = task;
    settings.timeout_ms = options->work.limit.ms;
    settings.solver = &room->solver;
    settings.batch = &room->batch;
    return settings;
}

bool wants_single_puzzles(const struct solver_options *options)
{
    return options->stats || options->work.limit.ms || options->engine.engine || options->order || options->propagation;
}

bool chooses_engine(const struct solver_options *options)
{
    const struct engine_options *const engine = &options->engine;
    return engine->is_bulk || engine->cpu || engine->engine || options->stats || options->order || options->propagation;
}

/* ---- the table ---------------------------------------------------------------------------------- */

static const struct option solver_options[] = {
    {'e', "engine", "NAME", "use this engine instead of the best one for each board", set_engine, engine_choice,
     offsetof(struct solver_options, engine)},
    {0, "cpu", "NAME", "bulk engine: use this instruction set instead of the best one", set_cpu, nonet_batch_cpu_name,
     offsetof(struct solver_options, engine)},
    {0, "order", "ORDER",
     "search engine: where to guess: in the first open cell (input), where there are fewest choices (mrv), and "
     "among those where most open cells are affected (mrv+degree) or most contradictions have come up "
     "(mrv+weight)",
     set_order, order_choice, offsetof(struct solver_options, order)},
    {0, "propagate", "LEVEL",
     "search engine: what to deduce after each guess: forward, singles, locked or fish, each including the ones "
     "before",
     set_propagation, propagation_choice, offsetof(struct solver_options, propagation)},
    {0, "stats", NULL,
     "show what the search did for each puzzle: guesses, backtracks, propagations, deepest level and time", set_flag,
     NULL, offsetof(struct solver_options, stats)},
    {'t', "timeout", "SECONDS", "give up on a puzzle after this time, such as 0.5 or 10", set_time_limit, NULL,
     offsetof(struct solver_options, work.limit)},
    {'j', "jobs", "N",
     "use N threads: one per puzzle, and spare ones help with boards that take long; default: one per processor",
     set_jobs, NULL, offsetof(struct solver_options, work.jobs)},
    {0},
};

const struct option_group options_solver = {"Solving", solver_options, solver_clash, NULL};
