/* many.c: the handle: its workers, each with what the task needs. See many.h. */
#include "many/many.h"

#include <stdlib.h>
#include <string.h>

#include "base/reserved.h"
#include "base/try.h"

enum { MOST_WORKERS = 256 };

void nonet_many_settings_defaults(nonet_many_settings *settings)
{
    if (settings) *settings = (nonet_many_settings){0};
}

/* ---- workers --------------------------------------------------------------------------------------- */

nonet_status nn_many_worker_reserve(struct nn_many_worker *worker)
{
    if (worker->batch) return NONET_OK;
    nonet_batch_settings settings;
    nonet_batch_settings_defaults(&settings);
    settings.stop = worker->many->settings.stop;
    if (!worker->counts) worker->counts = malloc(NN_MANY_PLAIN_PORTION * sizeof *worker->counts);
    if (!worker->is_final) worker->is_final = malloc(NN_MANY_PLAIN_PORTION * sizeof *worker->is_final);
    if (worker->minimizer && !worker->clues)
        worker->clues = malloc((size_t)NN_MANY_PLAIN_PORTION * (size_t)nonet_layout_cells(worker->many->nine));
    const bool has_room = worker->counts && worker->is_final && (!worker->minimizer || worker->clues);
    return has_room ? nonet_batch_new(&settings, &worker->batch) : NONET_ERR_MEMORY;
}

static void close_worker(struct nn_many_worker *worker)
{
    nonet_solver_free(worker->solver);
    nonet_batch_free(worker->batch);
    nonet_rater_free(worker->rater);
    nonet_canonizer_free(worker->canonizer);
    nonet_minimizer_free(worker->minimizer);
    nonet_explainer_free(worker->explainer);
    nonet_generator_free(worker->generator);
    free(worker->text.bytes);
    free(worker->counts);
    free(worker->is_final);
    free(worker->clues);
    free(worker->made);
}

/* All are opened at once, so that everything the settings point to may go, and is found to be possible. */
static nonet_status open_workers(nonet_many *many, const nonet_many_settings *settings)
{
    many->workers = calloc(settings->threads, sizeof *many->workers);
    if (!many->workers) return NONET_ERR_MEMORY;
    for (uint32_t at = 0; at < settings->threads; at++) {
        many->workers[at].many = many;
        NN_TRY(many->task->open(&many->workers[at], settings));
    }
    return NONET_OK;
}

/* ---- the handle ------------------------------------------------------------------------------------ */

/* Bulk engines have no limits for a single puzzle, nor anything else to be set. */
static bool allows_bulk(const nonet_many *many, const nonet_many_settings *settings)
{
    const nonet_solver_settings *const solver = settings->solver;
    const bool is_special = solver && (solver->engine || solver->propagation || solver->order || solver->most_nodes);
    return many->task->answer_plain && !settings->timeout_ms && !is_special;
}

bool nn_many_is_plain(const nonet_many *many, const nonet_layout *layout)
{
    return many->takes_plain && nonet_layout_equal(layout, many->nine);
}

static nonet_status check_settings(const nonet_many_settings *settings)
{
    if (!NN_RESERVED_IS_UNUSED(settings) || (unsigned)settings->task > NONET_MANY_GENERATE) return NONET_ERR_ARG;
    if ((unsigned)settings->step_form > NONET_STEP_WHAT) return NONET_ERR_ARG;
    if (settings->task == NONET_MANY_GENERATE && !settings->layout) return NONET_ERR_ARG;
    return NONET_OK;
}

/* What is behind these pointers need not stay. */
static void forget_pointers(nonet_many_settings *settings)
{
    settings->solver = NULL;
    settings->rater = NULL;
    settings->minimizer = NULL;
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

static nonet_status fill_many(nonet_many *many)
{
    nonet_many_settings *const settings = &many->settings;
    if (!settings->threads) settings->threads = nonet_pool_processors();
    if (settings->threads > MOST_WORKERS) settings->threads = MOST_WORKERS;
    many->task = &nn_many_tasks[settings->task];
    many->takes_plain = allows_bulk(many, settings);
    NN_TRY(nonet_layout_new(3, 3, &many->nine));
    NN_TRY(nonet_style_find("line", &many->line_style));
    NN_TRY(nonet_permits_new(0, &many->permits));
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
}

void nn_many_begin(nonet_many *many, uint64_t total)
{
    atomic_store_explicit(&many->done, 0, memory_order_relaxed);
    atomic_store_explicit(&many->total, total, memory_order_relaxed);
}

void nn_many_pool_settings(nonet_many *many, nonet_pool_settings *settings)
{
    nonet_pool_settings_defaults(settings);
    settings->threads = many->settings.threads;
    settings->context = many;
    settings->stop = many->settings.stop;
    settings->permits = many->permits;
}
