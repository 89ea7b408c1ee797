/* solver.c: the solver handle: settings, working memory, and the public calls. */
#include <stdlib.h>

#include "base/bits.h"
#include "base/block.h"
#include "base/refusal.h"
#include "base/reserved.h"
#include "base/try.h"
#include "board/check.h"
#include "engine/engine.h"
#include "engine/lexfirst.h"
#include "engine/trace.h"
#include "proof/proof_writer.h"

struct nonet_solver {
    nonet_solver_settings settings;
    const struct nn_engine *engine; /* or NULL: the best for each board */
    struct nn_block memory;         /* for the engine and the order search, whichever needs more */
    _Atomic uint64_t found;
    uint8_t solution[NONET_MAX_CELLS];
};

/* Solutions are promised in order up to this side. */
enum { LARGEST_ORDERED_SIDE = 9 };

void nonet_solver_settings_defaults(nonet_solver_settings *settings)
{
    if (settings) *settings = (nonet_solver_settings){0};
}

static const nonet_refusal *problem_of_solver_settings(const nonet_solver_settings *settings)
{
    NN_REFUSE_IF(!NN_RESERVED_IS_UNUSED(settings), "reserved", "not 0");
    NN_REFUSE_IF((unsigned)settings->propagation > NONET_PROPAGATION_FISH, "propagation", "there is no such level");
    NN_REFUSE_IF((unsigned)settings->order > NONET_ORDER_MRV_WEIGHT, "order", "there is no such order");
    NN_REFUSE_IF((unsigned)settings->proof_format > NONET_PROOF_FORMAT_LRAT, "proof_format", "there is no such format");
    NN_REFUSE_IF(settings->engine && !nn_engine_find(settings->engine), "engine", "there is no such engine");
    return NULL;
}

const nonet_refusal *nonet_solver_problem(const nonet_position *position, const nonet_solver_settings *settings)
{
    const nonet_refusal *problem = settings ? problem_of_solver_settings(settings) : NULL;
    if (!problem && position) problem = nn_position_problem(position);
    if (problem || !position) return problem;
    NN_REFUSE_IF(settings && settings->engine && !nonet_engine_takes(settings->engine, position->layout), "engine",
                 "it does not take boards of this size");
    return NULL;
}

/* Only the search engine has orders and levels of deduction, so asking for one means asking for it. */
static const struct nn_engine *automatic_engine(const nonet_solver_settings *settings, const nonet_layout *layout)
{
    if (settings->propagation || settings->order) return nn_engine_find("search");
    return nn_engine_choose(layout);
}

nonet_status nonet_solver_settings_resolve(nonet_solver_settings *settings, const nonet_layout *layout)
{
    if (!settings || !nonet_layout_is_classic(layout) || problem_of_solver_settings(settings)) return NONET_ERR_ARG;
    if (!settings->engine) settings->engine = automatic_engine(settings, layout)->name;
    if (!settings->propagation) settings->propagation = nn_default_propagation(layout);
    if (!settings->order) settings->order = nn_default_order(layout);
    return NONET_OK;
}

nonet_status nonet_solver_new(const nonet_solver_settings *settings, nonet_solver **solver)
{
    if (!solver) return NONET_ERR_ARG;
    *solver = NULL;
    if (nonet_solver_problem(NULL, settings)) return NONET_ERR_ARG;
    nonet_solver *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    if (settings) made->settings = *settings;
    if (made->settings.engine) made->engine = nn_engine_find(made->settings.engine);
    made->settings.engine = made->engine ? made->engine->name : NULL; /* the caller may free its text */
    atomic_init(&made->found, 0);
    *solver = made;
    return NONET_OK;
}

void nonet_solver_free(nonet_solver *solver)
{
    if (!solver) return;
    free(solver->memory.bytes);
    free(solver);
}

static uint64_t solutions_found(const nonet_solver *solver)
{
    return atomic_load_explicit(&solver->found, memory_order_relaxed);
}

void nonet_solver_progress(const nonet_solver *solver, nonet_progress *progress)
{
    if (progress) *progress = (nonet_progress){.found = solver ? solutions_found(solver) : 0};
}

/* ---- one run of an engine ----------------------------------------------------------------------
 */

static const struct nn_engine *engine_for(const nonet_solver *solver, const nonet_layout *layout)
{
    return solver->engine ? solver->engine : automatic_engine(&solver->settings, layout);
}

/* `within`: the watch of the call that this is a part of; NULL: it is a call of its own. */
static struct nn_task make_task(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                                const struct nn_watch *within)
{
    const nonet_solver_settings *settings = &solver->settings;
    const nonet_layout *layout = position->layout;
    struct nn_task task = {
        .position = position,
        .propagation = settings->propagation ? settings->propagation : nn_default_propagation(layout),
        .order = settings->order ? settings->order : nn_default_order(layout),
        .limit = limit ? limit : UINT64_MAX,
        .memory = solver->memory.bytes,
        .solution = solver->solution,
        .found = &solver->found,
        .permits = settings->permits,
        .threads = settings->most_nodes ? 1 : settings->threads, /* node limits need a fixed order */
    };
    if (within) task.watch = *within;
    else nn_watch_begin(&task.watch, settings->stop, settings->timeout_ms);
    task.watch.most_nodes = settings->most_nodes;
    return task;
}

/* Check the arguments and prepare a search. */
static nonet_status prepare_engine(nonet_solver *solver, const nonet_position *position, nonet_result *result)
{
    if (result) *result = (nonet_result){.verdict = NONET_VERDICT_UNKNOWN};
    if (!solver || !result || !nn_position_is_classic(position)) return NONET_ERR_ARG;
    if (solver->engine && !solver->engine->takes(position->layout)) return NONET_ERR_ARG;
    atomic_store_explicit(&solver->found, 0, memory_order_relaxed);
    const size_t for_engine = engine_for(solver, position->layout)->memory_size(position->layout);
    const size_t for_order = nn_search_memory_size(position->layout);
    return nn_block_grow(&solver->memory, for_engine > for_order ? for_engine : for_order);
}

/* True: no search is needed to see that the position is impossible; the result says why. */
static bool has_conflict(const nonet_position *position, nonet_result *result)
{
    nonet_conflict conflict;
    if (nonet_position_is_consistent(position, &conflict)) return false;
    *result = (nonet_result){.verdict = NONET_VERDICT_INVALID, .is_exact = true, .conflict = conflict};
    return true;
}

static nonet_status conclude(nonet_solver *solver, const struct nn_task *task, nonet_result *result)
{
    if (task->is_faulty) return NONET_ERR_INTERNAL;
    result->count = solutions_found(solver);
    result->is_exact = !task->is_cut;
    result->verdict = nn_verdict_of(result->count, result->is_exact);
    result->solution = result->count ? solver->solution : NULL;
    result->is_first = result->verdict == NONET_VERDICT_UNIQUE;
    result->stats = task->stats;
    if (result->verdict == NONET_VERDICT_NONE && has_conflict(task->position, result)) return NONET_OK;
    if (task->lacks_memory) return NONET_ERR_MEMORY;
    return task->watch.is_over ? NONET_STOPPED : NONET_OK;
}

/* To count many solutions of a board where two or more values are absent, use the engine that counts such values
 * together (twins.h), unless another was asked for. */
static const struct nn_engine *counting_engine(const nonet_solver *solver, const nonet_position *position,
                                               uint64_t limit)
{
    const struct nn_engine *engine = engine_for(solver, position->layout);
    if (solver->engine || (limit > 0 && limit <= 2)) return engine;
    uint64_t present = 0;
    for (int cell = 0; cell < position->layout->cells; cell++)
        if (position->cells[cell]) present |= nn_bit(position->cells[cell] - 1);
    const int absent = position->layout->side - nn_count_bits(present);
    return absent >= 2 ? nn_engine_find("search") : engine;
}

/* ---- the questions ------------------------------------------------------------------------
 */

nonet_status nn_solver_count_within(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                                    const struct nn_watch *watch, nonet_result *result)
{
    NN_TRY(prepare_engine(solver, position, result));
    const struct nn_engine *engine = counting_engine(solver, position, limit);
    if (!engine->finds_conflicts && has_conflict(position, result)) return NONET_OK;
    struct nn_task task = make_task(solver, position, limit, watch);
    engine->run(&task);
    return conclude(solver, &task, result);
}

nonet_status nonet_solver_count(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                                nonet_result *result)
{
    return nn_solver_count_within(solver, position, limit, NULL, result);
}

nonet_status nonet_solver_first(nonet_solver *solver, const nonet_position *position, nonet_result *result)
{
    const nonet_status status = nonet_solver_count(solver, position, 1, result);
    if (status == NONET_OK && result->count == 1) result->verdict = NONET_VERDICT_SOLVED;
    return status;
}

/* There are several solutions: put the lexicographically first into the result. */
static nonet_status find_lexfirst(nonet_solver *solver, const nonet_position *position, struct nn_watch watch,
                                  nonet_result *result)
{
    struct nn_task task = make_task(solver, position, 1, &watch);
    atomic_store_explicit(&solver->found, 0, memory_order_relaxed);
    nn_lexfirst_run(&task);
    if (task.is_faulty) return NONET_ERR_INTERNAL;
    result->is_first = solutions_found(solver);
    if (result->is_first) return NONET_OK;
    result->solution = NULL;
    return NONET_STOPPED;
}

nonet_status nonet_solver_solve(nonet_solver *solver, const nonet_position *position, nonet_result *result)
{
    NN_TRY(prepare_engine(solver, position, result));
    const struct nn_engine *engine = engine_for(solver, position->layout);
    if (!engine->finds_conflicts && has_conflict(position, result)) return NONET_OK;
    struct nn_task task = make_task(solver, position, 2, NULL);
    engine->run(&task);
    NN_TRY(conclude(solver, &task, result));
    if (result->verdict == NONET_VERDICT_MULTIPLE && position->layout->side <= LARGEST_ORDERED_SIDE)
        return find_lexfirst(solver, position, task.watch, result);
    return NONET_OK;
}

nonet_status nonet_solver_each(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                               nonet_solution_sink *sink, void *context, nonet_result *result)
{
    if (!sink) return NONET_ERR_ARG;
    NN_TRY(prepare_engine(solver, position, result));
    if (has_conflict(position, result)) return NONET_OK;
    struct nn_task task = make_task(solver, position, limit, NULL);
    task.sink = sink;
    task.sink_context = context;
    const bool is_ordered = position->layout->side <= LARGEST_ORDERED_SIDE;
    if (is_ordered) nn_lexfirst_run(&task);
    else engine_for(solver, position->layout)->run(&task);
    const nonet_status status = conclude(solver, &task, result);
    if (is_ordered && result->solution) result->is_first = true;
    return status;
}

nonet_status nonet_solver_trace(nonet_solver *solver, const nonet_position *position, uint64_t limit,
                                nonet_trace_sink *sink, void *context, nonet_result *result)
{
    if (!sink) return NONET_ERR_ARG;
    NN_TRY(prepare_engine(solver, position, result));
    if (solver->engine && solver->engine != nn_engine_find("search")) return NONET_ERR_ARG;
    if (has_conflict(position, result)) return NONET_OK;
    struct nn_trace trace = {.sink = sink, .context = context};
    struct nn_task task = make_task(solver, position, limit, NULL);
    task.trace = &trace;
    nn_search_run(&task);
    return conclude(solver, &task, result);
}

/* The task, while its engine writes down what it concludes. */
static nonet_status write_proof(nonet_solver *solver, const nonet_position *position, const struct nn_watch *watch,
                                struct nn_proof *proof, nonet_result *result)
{
    if (has_conflict(position, result)) { /* nothing needs to be shown */
        nn_proof_close(proof);
        return NONET_OK;
    }
    struct nn_task task = make_task(solver, position, 2, watch);
    task.proof = proof;
    nn_learn_run(&task);
    return conclude(solver, &task, result);
}

nonet_status nonet_solver_prove(nonet_solver *solver, const nonet_position *position, nonet_text_sink *sink,
                                void *context, nonet_result *result)
{
    if (!sink) return NONET_ERR_ARG;
    NN_TRY(prepare_engine(solver, position, result));
    const size_t for_engine = (nn_learn_memory_size(position->layout) + 7) & ~(size_t)7;
    NN_TRY(nn_block_grow(&solver->memory, for_engine + sizeof(struct nn_proof)));
    struct nn_proof *const proof = (struct nn_proof *)(solver->memory.bytes + for_engine); /* has a long line */
    struct nn_watch watch;
    nn_watch_begin(&watch, solver->settings.stop, solver->settings.timeout_ms);
    NN_TRY(nn_proof_begin(proof, position, solver->settings.proof_format, &watch, sink, context));
    const nonet_status status = write_proof(solver, position, &watch, proof, result), written = nn_proof_end(proof);
    return status == NONET_OK || (written != NONET_OK && written != NONET_STOPPED) ? written : status;
}
