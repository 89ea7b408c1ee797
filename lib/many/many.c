/* many.c: the handle: its workers, each with what the task needs. See many.h. */
#include "many/many.h"

#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "base/reserved.h"
#include "base/try.h"

enum { MOST_WORKERS = 256 };

void nonet_many_settings_defaults(nonet_many_settings *settings)
{
    if (settings) *settings = (nonet_many_settings){0};
}

/* ---- workers --------------------------------------------------------------------------------------- */

static bool reserve_arrays(struct nn_many_worker *worker, size_t boards)
{
    const bool needs_clues = worker->shown.minimizer != NULL;
    if (boards <= worker->capacity) return true;
    free(worker->counts);
    free(worker->is_final);
    free(worker->clues);
    worker->counts = malloc(boards * sizeof *worker->counts);
    worker->is_final = malloc(boards * sizeof *worker->is_final);
    worker->clues = needs_clues ? malloc(boards * (size_t)nonet_layout_cells(worker->many->nine)) : NULL;
    const bool has_room = worker->counts && worker->is_final && (worker->clues || !needs_clues);
    worker->capacity = has_room ? boards : 0;
    return has_room;
}

nonet_status nn_many_worker_reserve(struct nn_many_worker *worker, size_t boards)
{
    if (!reserve_arrays(worker, boards)) return NONET_ERR_MEMORY;
    return worker->batch ? NONET_OK : nonet_batch_new(&worker->many->batch, &worker->batch);
}

static void close_worker(struct nn_many_worker *worker)
{
    const nonet_many_settings *const settings = &worker->many->settings;
    if (settings->release && worker->is_prepared) settings->release(settings->context, &worker->shown);
    nonet_solver_free(worker->shown.solver);
    nonet_batch_free(worker->batch);
    nonet_rater_free(worker->shown.rater);
    nonet_canonizer_free(worker->shown.canonizer);
    nonet_minimizer_free(worker->shown.minimizer);
    nonet_explainer_free(worker->shown.explainer);
    nonet_generator_free(worker->shown.generator);
    free(worker->steps.bytes);
    free(worker->counts);
    free(worker->is_final);
    free(worker->clues);
    free(worker->made);
}

static nonet_status open_worker(struct nn_many_worker *worker, const nonet_many_settings *settings)
{
    nonet_many *const many = worker->many;
    worker->shown.permits = many->permits;
    if (settings->worker_size) worker->shown.own = many->workers_own + worker->number * settings->worker_size;
    NN_TRY(many->task->open(worker, settings));
    if (settings->prepare) NN_TRY(settings->prepare(settings->context, &worker->shown));
    worker->is_prepared = true;
    return NONET_OK;
}

/* All are opened at once, so that everything the settings point to may go, and is found to be possible. */
static nonet_status open_workers(nonet_many *many, const nonet_many_settings *settings)
{
    many->workers = calloc(settings->threads, sizeof *many->workers);
    if (!many->workers) return NONET_ERR_MEMORY;
    for (uint32_t at = 0; at < settings->threads; at++) {
        many->workers[at].many = many; /* also of workers that are closed without having been opened */
        many->workers[at].number = at;
    }
    if (settings->worker_size) many->workers_own = calloc(settings->threads, settings->worker_size);
    if (settings->worker_size && !many->workers_own) return NONET_ERR_MEMORY;
    for (uint32_t at = 0; at < settings->threads; at++) NN_TRY(open_worker(&many->workers[at], settings));
    return NONET_OK;
}

/* ---- the handle ------------------------------------------------------------------------------------ */

/* Bulk engines have no limits for a single puzzle, nor anything else to be set. */
static bool allows_bulk(const nonet_many *many, const nonet_many_settings *settings)
{
    const nonet_solver_settings *const solver = settings->solver;
    const bool is_special = solver && (solver->engine || solver->propagation || solver->order || solver->most_nodes);
    const bool is_endless = settings->task == NONET_MANY_COUNT && !settings->limit;
    if (settings->task == NONET_MANY_OWN) return true; /* the caller knows */
    return many->task->answer_plain && !settings->timeout_ms && !is_special && !is_endless;
}

bool nn_many_is_plain(const nonet_many *many, const nonet_layout *layout)
{
    return many->takes_plain && nonet_layout_equal(layout, many->nine);
}

static nonet_status check_settings(const nonet_many_settings *settings)
{
    if (!NN_RESERVED_IS_UNUSED(settings) || (unsigned)settings->task >= NN_MANY_TASKS) return NONET_ERR_ARG;
    if ((unsigned)settings->step_form > NONET_STEP_HODOKU) return NONET_ERR_ARG;
    if (settings->task == NONET_MANY_GENERATE && !settings->layout) return NONET_ERR_ARG;
    if (settings->task == NONET_MANY_OWN && !settings->answer) return NONET_ERR_ARG;
    return NONET_OK;
}

/* What is behind these pointers need not stay. */
static void forget_pointers(nonet_many_settings *settings)
{
    settings->solver = NULL;
    settings->rater = NULL;
    settings->minimizer = NULL;
    settings->canonizer = NULL;
    settings->batch = NULL;
    settings->explainer = NULL;
    settings->generator = NULL;
    settings->reader = NULL;
}

/* What refusals depend on. The caller's text may go. */
static void keep_settings(nonet_many *many, const nonet_many_settings *settings)
{
    nonet_solver_settings_defaults(&many->solver);
    nonet_rater_settings_defaults(&many->rater);
    if (settings->rater) many->rater = *settings->rater;
    if (!settings->solver) return;
    many->solver = *settings->solver;
    many->solver.engine = NULL;
    for (size_t at = 0; settings->solver->engine && nonet_engine_name(at); at++)
        if (strcmp(nonet_engine_name(at), settings->solver->engine) == 0) many->solver.engine = nonet_engine_name(at);
}

/* Bulk engines are made later, but are found to be possible now. */
static nonet_status keep_batch(nonet_many *many, const nonet_many_settings *settings)
{
    nonet_batch_settings_defaults(&many->batch);
    many->batch.stop = settings->stop;
    if (!settings->batch) return NONET_OK;
    if (!NN_RESERVED_IS_UNUSED(settings->batch)) return NONET_ERR_ARG;
    const char *const wanted = settings->batch->cpu;
    for (size_t at = 0; wanted && !many->batch.cpu; at++) {
        if (!nonet_batch_cpu_name(at)) return NONET_ERR_ARG;
        if (strcmp(nonet_batch_cpu_name(at), wanted) == 0) many->batch.cpu = nonet_batch_cpu_name(at);
    }
    return NONET_OK;
}

static nonet_status fill_many(nonet_many *many)
{
    nonet_many_settings *const settings = &many->settings;
    settings->worker_size = nn_block_rounded(settings->worker_size);
    settings->item_size = nn_block_rounded(settings->item_size);
    if (!settings->threads) settings->threads = nonet_pool_processors();
    if (settings->threads > MOST_WORKERS) settings->threads = MOST_WORKERS;
    many->task = &nn_many_tasks[settings->task];
    many->takes_plain = allows_bulk(many, settings);
    NN_TRY(nonet_layout_new(3, 3, &many->nine));
    NN_TRY(nonet_style_find("line", &many->line_style));
    NN_TRY(nonet_permits_new(0, &many->permits));
    NN_TRY(keep_batch(many, settings));
    NN_TRY(open_workers(many, settings));
    NN_TRY(nonet_reader_new(settings->reader, &many->reader));
    keep_settings(many, settings);
    forget_pointers(settings);
    return NONET_OK;
}

nonet_status nonet_many_new(const nonet_many_settings *settings, nonet_many **many)
{
    nonet_many_settings defaults;
    nonet_many_settings_defaults(&defaults);
    if (!settings) settings = &defaults;
    if (!many) return NONET_ERR_ARG;
    *many = NULL;
    NN_TRY(check_settings(settings));
    nonet_many *const made = *many = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    made->settings = *settings;
    const nonet_status status = fill_many(made);
    if (status == NONET_OK) return NONET_OK;
    nonet_many_free(made);
    *many = NULL;
    return status;
}

void nonet_many_free(nonet_many *many)
{
    if (!many) return;
    nonet_pool_free(many->pool);
    for (uint32_t at = 0; many->workers && at < many->settings.threads; at++) close_worker(&many->workers[at]);
    free(many->workers);
    free(many->workers_own);
    nonet_reader_free(many->reader);
    nonet_permits_free(many->permits);
    nonet_layout_free(many->nine);
    free(many);
}

void nonet_many_progress(const nonet_many *many, nonet_progress *progress)
{
    if (!progress) return;
    *progress = (nonet_progress){0};
    if (!many) return;
    progress->done = atomic_load_explicit(&many->done, memory_order_relaxed);
    progress->total = atomic_load_explicit(&many->total, memory_order_relaxed);
    for (uint32_t at = 0; many->settings.task == NONET_MANY_GENERATE && at < many->settings.threads; at++) {
        nonet_progress looked_at;
        nonet_generator_progress(many->workers[at].shown.generator, &looked_at);
        progress->found += looked_at.done;
    }
}

const nonet_many_worker *nonet_many_oldest(const nonet_many *many)
{
    const int oldest = many ? nonet_pool_oldest(many->pool) : -1;
    return oldest < 0 ? NULL : &many->workers[oldest].shown;
}

void nn_many_begin(nonet_many *many, uint64_t total)
{
    atomic_store_explicit(&many->done, 0, memory_order_relaxed);
    atomic_store_explicit(&many->total, total, memory_order_relaxed);
}

static uint32_t call_tick_of_caller(void *context)
{
    const nonet_many *const many = context;
    return many->settings.tick(many->settings.context);
}

void nn_many_pool_settings(nonet_many *many, nonet_pool_settings *settings)
{
    nonet_pool_settings_defaults(settings);
    settings->threads = many->settings.threads;
    settings->context = many;
    settings->stop = many->settings.stop;
    settings->permits = many->permits;
}

void nn_many_sink_settings(nonet_many *many, nonet_pool_settings *settings)
{
    nn_many_pool_settings(many, settings);
    settings->delivers_on_caller = many->settings.sinks_on_caller;
    settings->tick = many->settings.tick ? call_tick_of_caller : NULL;
}
