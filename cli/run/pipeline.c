/* pipeline.c: the main thread reads tasks into batches, the threads of a nonet_pool answer whole batches, and whoever
 * finishes the oldest one writes all that are finished, in order.
 *
 * Batches begin small, so that the first answers come at once and a few hard puzzles spread over the threads, and grow,
 * so that locking costs nothing. The pool bounds how many are on their way, and so the memory: when the oldest batch
 * takes long, reading waits.
 *
 * There is no thread for writing, and output is not buffered beyond a batch: when the pipeline runs
 * empty, everything has been written. A batch with very long answers (--all) waits until it is the
 * oldest, then writes as it goes (pipeline_spill).
 *
 * A signal stops the solvers. The first task without an answer cuts the output: nothing after it is
 * written, so what is on standard output answers the first puzzles, without a gap. */
#include "run/pipeline.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "input/input.h"
#include "run/tally.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/progress.h"
#include "system/screen.h"
#include "system/standard_output.h"

enum {
    LARGEST_BATCH = 256,
    SMALL_SIDE = 9, /* larger boards may take long, each travels alone */
    /* Enough to go on while the oldest batch takes long; with plain lines each holds a megabyte, and
     * more of them would be out of the cache when their turn comes again. */
    BATCHES_AT_LEAST = 4,
    BATCHES_PER_THREAD = 4,
    LARGEST_SLOW_BATCH = 4,
    SLOW_BATCHES_PER_THREAD = 256,
    SPILL_BYTES = 256 * 1024,
    STREAM_NANOSECONDS = 100 * 1000 * 1000,
    TICK_MILLISECONDS = 200,
};

struct batch {
    struct task *tasks;
    size_t count;
    size_t capacity;
    size_t answered;
    uint64_t puzzles; /* of all tasks */
    struct buffer out;
    bool is_cut; /* a signal came: the last one of `answered`, or the one behind it, has no answer */
};

struct pipeline {
    const struct job *job;
    struct input *input;
    struct progress progress;

    /* Main thread only. */
    struct batch *filling; /* or NULL: there is no place for it yet */
    uint64_t answers_read;
    bool last_was_block;

    /* The one that delivers only. */
    struct tally tally;

    nonet_pool *pool;
    struct worker *workers;
    unsigned char *own;     /* of all workers */
    nonet_permits *permits; /* of workers that wait */
};

/* ---- delivering ----------------------------------------------------------------------------- */

/* For the pool. What comes behind a batch that is cut is not written. */
static bool write_batch(void *context, void *piece)
{
    struct pipeline *const pipeline = context;
    const struct batch *const batch = piece;
    assert(batch->answered == batch->count || batch->is_cut);
    output_write(batch->out.bytes, batch->out.length);
    for (size_t index = 0; index < batch->answered; index++) tally_add(&pipeline->tally, &batch->tasks[index]);
    return true;
}

bool pipeline_spill(struct worker *worker)
{
    if (worker->out->length < SPILL_BYTES) return true;
    const bool is_wanted = nonet_pool_wait_turn(worker->pipeline->pool, worker->number);
    if (is_wanted) output_write(worker->out->bytes, worker->out->length);
    worker->out->length = 0;
    return is_wanted;
}

bool pipeline_stream(struct worker *worker)
{
    const uint64_t now = clock_nanoseconds();
    if (now - worker->streamed < STREAM_NANOSECONDS) return pipeline_spill(worker);
    worker->streamed = now;
    if (!nonet_pool_has_turn(worker->pipeline->pool, worker->number)) return pipeline_spill(worker);
    output_write(worker->out->bytes, worker->out->length);
    worker->out->length = 0;
    return true;
}

/* ---- answering ------------------------------------------------------------------------------ */

static void answer_task(const struct job *job, struct worker *worker, struct task *task)
{
    if (task->kind == TASK_TROUBLE) {
        task->outcome = OUTCOME_TROUBLE;
        return;
    }
    if (task->kind == TASK_UNREADABLE) task->outcome = OUTCOME_UNREADABLE;
    if (task->needs_separator) buffer_add_character(worker->out, '\n');
    if (task->kind == TASK_LINES) job->answer_lines(worker, task);
    else job->answer(worker, task);
}

static void answer_batch(const struct job *job, struct worker *worker, struct batch *batch)
{
    assert(batch->count && !batch->answered && !batch->out.length);
    worker->out = &batch->out;
    while (batch->answered < batch->count && !batch->is_cut) {
        if (interrupt_signal()) {
            batch->is_cut = true;
        } else {
            struct task *const task = &batch->tasks[batch->answered++];
            answer_task(job, worker, task);
            batch->is_cut = task->outcome == OUTCOME_INTERRUPTED;
        }
    }
}

/* For the pool. */
static nonet_status work(void *context, uint32_t number, void *piece)
{
    struct pipeline *const pipeline = context;
    struct batch *const batch = piece;
    answer_batch(pipeline->job, &pipeline->workers[number], batch);
    return batch->is_cut ? NONET_STOPPED : NONET_OK;
}

/* ---- waiting and progress ------------------------------------------------------------------- */

/* How far the worker of the oldest batch is with its puzzle. */
static void ask_oldest_worker(const struct pipeline *pipeline, struct progress *progress)
{
    const struct job *const job = pipeline->job;
    const int oldest = nonet_pool_oldest(pipeline->pool);
    const void *const own = oldest < 0 ? NULL : pipeline->workers[oldest].own;
    progress->found = own && job->found ? job->found(own) : 0;
    progress->part = own && job->part ? job->part(own) : 0;
}

/* If it is time to. */
static void show_progress(struct pipeline *pipeline)
{
    struct progress *const progress = &pipeline->progress;
    nonet_progress on_their_way;
    nonet_pool_progress(pipeline->pool, &on_their_way);
    if (on_their_way.done == on_their_way.total || !progress_is_due(progress)) return;
    progress->tasks_read = on_their_way.total;
    progress->tasks_done = on_their_way.done;
    progress->fraction_read = input_fraction(pipeline->input);
    ask_oldest_worker(pipeline, progress);
    progress_show(progress);
}

static void while_waiting_for_input(void *context)
{
    show_progress(context);
}

/* For the pool: while the main thread waits for it. */
static uint32_t while_waiting_for_answers(void *context)
{
    show_progress(context);
    return TICK_MILLISECONDS;
}

/* ---- reading -------------------------------------------------------------------------------- */

/* The batch that is being filled; NULL: the output has ended, nothing more is wanted. */
static struct batch *next_batch(struct pipeline *pipeline)
{
    if (pipeline->filling) return pipeline->filling;
    struct batch *const batch = pipeline->filling = nonet_pool_place(pipeline->pool);
    if (!batch) return NULL;
    batch->count = batch->answered = batch->out.length = 0;
    batch->puzzles = 0;
    return batch;
}

/* A free place for the next task, or NULL likewise. */
static struct task *next_place(struct pipeline *pipeline)
{
    struct batch *const batch = next_batch(pipeline);
    if (!batch) return NULL;
    if (batch->count == batch->capacity) {
        const size_t capacity = batch->capacity ? 2 * batch->capacity : 1;
        batch->tasks = memory_resize(batch->tasks, capacity * sizeof *batch->tasks);
        memset(batch->tasks + batch->capacity, 0, (capacity - batch->capacity) * sizeof *batch->tasks);
        batch->capacity = capacity;
    }
    assert(batch->count < batch->capacity && batch->count < LARGEST_BATCH);
    return &batch->tasks[batch->count];
}

static void hand_over(struct pipeline *pipeline)
{
    if (!pipeline->filling || pipeline->filling->count == 0) return;
    const uint64_t puzzles = pipeline->filling->puzzles;
    pipeline->filling = NULL;
    nonet_pool_give(pipeline->pool, (size_t)puzzles);
    /* A person who took long to paste a puzzle is not told of progress before it began. */
    if (!input_is_interactive(pipeline->input)) show_progress(pipeline);
}

static void number_task(struct pipeline *pipeline, struct task *task)
{
    const struct job *const job = pipeline->job;
    if (task->kind == TASK_TROUBLE) return;
    const bool is_block = task->kind != TASK_LINES && job->is_block && job->is_block(job->settings, task);
    task->needs_separator = pipeline->answers_read && (is_block || pipeline->last_was_block);
    pipeline->last_was_block = is_block;
    task->number = pipeline->answers_read + 1;
    pipeline->answers_read += task_puzzles(task);
}

/* Work enough for a batch of its own? */
static bool is_large(const struct task *task)
{
    if (task->kind == TASK_LINES) return true;
    return task->kind == TASK_PUZZLE && nonet_layout_side(task->position.layout) > SMALL_SIDE;
}

static void add_task(struct pipeline *pipeline, struct task *task)
{
    number_task(pipeline, task);
    pipeline->filling->count++;
    pipeline->filling->puzzles += task_puzzles(task);
    if (is_large(task) || pipeline->filling->count >= nonet_pool_portion(pipeline->pool)) hand_over(pipeline);
}

/* On a terminal, the next question comes after the last answer. */
static void pause_reading(struct pipeline *pipeline)
{
    hand_over(pipeline);
    if (input_is_interactive(pipeline->input)) nonet_pool_wait(pipeline->pool);
}

static void read_everything(struct pipeline *pipeline)
{
    struct task *task;
    while ((task = next_place(pipeline)) != NULL) {
        switch (input_next(pipeline->input, task)) {
        case INPUT_TASK: add_task(pipeline, task); break;
        case INPUT_PAUSE: pause_reading(pipeline); break;
        case INPUT_END: hand_over(pipeline); return;
        }
    }
}

/* ---- beginning and end ---------------------------------------------------------------------- */

static void make_worker(struct pipeline *pipeline, uint32_t index, nonet_stop *stop)
{
    const struct job *const job = pipeline->job;
    struct worker *const worker = &pipeline->workers[index];
    assert(job->own_size || (!job->prepare && !job->release && !job->found && !job->part));
    *worker = (struct worker){
        .job = job,
        .own = pipeline->own ? pipeline->own + index * job->own_size : NULL,
        .stop = stop,
        .permits = pipeline->permits,
        .pipeline = pipeline,
        .number = index,
    };
    if (job->prepare) job->prepare(worker);
}

static void make_workers(struct pipeline *pipeline, nonet_stop *stop)
{
    const size_t threads = (size_t)pipeline->job->threads;
    pipeline->workers = memory_resize(NULL, threads * sizeof *pipeline->workers);
    if (pipeline->job->own_size) {
        pipeline->own = memory_resize(NULL, threads * pipeline->job->own_size);
        memset(pipeline->own, 0, threads * pipeline->job->own_size);
    }
    for (size_t index = 0; index < threads; index++) make_worker(pipeline, (uint32_t)index, stop);
}

static void free_workers(struct pipeline *pipeline)
{
    for (int index = 0; index < pipeline->job->threads; index++) {
        if (pipeline->job->release) pipeline->job->release(pipeline->workers[index].own);
        buffer_free(&pipeline->workers[index].scratch);
    }
    free(pipeline->own);
    free(pipeline->workers);
}

/* For the pool. */
static void free_batch(void *context, void *piece)
{
    struct batch *const batch = piece;
    (void)context;
    for (size_t index = 0; index < batch->capacity; index++) task_free(&batch->tasks[index]);
    free(batch->tasks);
    buffer_free(&batch->out);
}

static void start_pool(struct pipeline *pipeline, nonet_stop *stop)
{
    const struct job *const job = pipeline->job;
    const size_t batches = job->is_slow ? SLOW_BATCHES_PER_THREAD : BATCHES_PER_THREAD;
    nonet_pool_settings settings;
    nonet_pool_settings_defaults(&settings);
    settings.threads = (uint32_t)job->threads;
    settings.room = BATCHES_AT_LEAST + batches * (size_t)job->threads;
    settings.piece_size = sizeof(struct batch);
    settings.context = pipeline;
    settings.work = work;
    settings.deliver = write_batch;
    settings.drop = free_batch;
    settings.tick = while_waiting_for_answers;
    settings.most_portion = job->is_slow ? LARGEST_SLOW_BATCH : LARGEST_BATCH;
    settings.stop = stop;
    settings.permits = pipeline->permits;
    if (nonet_pool_new(&settings, &pipeline->pool) != NONET_OK) fatal("out of memory");
}

static void pipeline_begin(struct pipeline *pipeline, const struct job *job, char *const *operands)
{
    *pipeline = (struct pipeline){.job = job, .tally.tells_stats = job->tells_stats};
    if (nonet_permits_new(0, &pipeline->permits) != NONET_OK) fatal("out of memory");
    progress_begin(&pipeline->progress);
    pipeline->input = input_new(job->reader, operands, while_waiting_for_input, pipeline);
    if (job->answer_lines) input_take_lines(pipeline->input, job->fewest_lines);
}

static void pipeline_end(struct pipeline *pipeline)
{
    nonet_pool_free(pipeline->pool);
    free_workers(pipeline);
    input_free(pipeline->input);
    nonet_permits_free(pipeline->permits);
}

int pipeline_run(const struct job *job, char *const *operands)
{
    struct pipeline pipeline;
    assert(job->reader && job->answer && job->threads > 0);
    nonet_stop *stop; /* never freed: a signal may come until the very end */
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    pipeline_begin(&pipeline, job, operands);
    if (job->header) output_write_text(job->header);
    make_workers(&pipeline, stop);
    start_pool(&pipeline, stop);
    read_everything(&pipeline);
    nonet_pool_finish(pipeline.pool);
    screen_clear_status();
    const int exit_code = tally_close(&pipeline.tally);
    pipeline_end(&pipeline);
    return exit_code;
}
