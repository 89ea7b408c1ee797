/* pipeline.c: the main thread reads tasks into batches, workers answer whole batches, and whoever
 * finishes the oldest one writes all that are finished, in order.
 *
 *     ring:   ... written | finished, at work, finished, at work | waiting, waiting | being filled
 *                         ^ delivered                            ^ taken            ^ filled
 *
 * Batches are numbered, and written in that order (delivery.h); number n lives in ring[n % room], so the ring bounds
 * the memory: when the oldest batch takes long, reading waits. Batches begin small, so that the first answers come
 * at once and a few hard puzzles spread over the threads, and grow, so that locking costs nothing.
 *
 * There is no thread for writing, and output is not buffered beyond a batch: when the pipeline runs
 * empty, everything has been written. A batch with very long answers (--all) waits until it is the
 * oldest, then writes as it goes (pipeline_spill).
 *
 * A signal stops the solvers. The first task without an answer cuts the output: nothing after it is
 * written, so what is on standard output answers the first puzzles, without a gap. */
#include "run/pipeline.h"

#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "input/input.h"
#include "run/delivery.h"
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
    BATCHES_PER_JOB = 4,
    LARGEST_SLOW_BATCH = 4,
    SLOW_BATCHES_PER_JOB = 256,
    SPILL_BYTES = 256 * 1024,
    STREAM_NANOSECONDS = 100 * 1000 * 1000,
    TICK_NANOSECONDS = 200 * 1000 * 1000,
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
    struct batch *filling; /* or NULL: ring[filled] is not free yet */
    uint64_t answers_read;
    bool last_was_block;

    /* The one that delivers only. */
    struct tally tally;

    /* With the lock of the delivery. */
    struct delivery delivery;
    pthread_cond_t has_work; /* taken < filled, or is_closed */
    struct batch *ring;
    uint64_t filled;
    uint64_t tasks_delivered;
    uint64_t tasks_filled;
    bool is_closed;
    bool is_cut; /* a task has no answer: nothing more is written */

    struct worker *workers;
    pthread_t *threads;
    unsigned char *own;     /* of all workers */
    nonet_permits *permits; /* of workers that wait */
};

static struct batch *batch_at(const struct pipeline *pipeline, uint64_t sequence)
{
    return &pipeline->ring[sequence % pipeline->delivery.room];
}

/* ---- delivering ----------------------------------------------------------------------------- */

/* For delivery.write. What comes behind a batch that is cut is not written. */
static void write_batch(void *context, uint64_t number)
{
    struct pipeline *const pipeline = context;
    const struct batch *const batch = batch_at(pipeline, number);
    if (pipeline->is_cut) return;
    output_write(batch->out.bytes, batch->out.length);
    for (size_t index = 0; index < batch->answered; index++) tally_add(&pipeline->tally, &batch->tasks[index]);
}

/* For delivery.note: the batch can be filled again. */
static void empty_batch(void *context, uint64_t number)
{
    struct pipeline *const pipeline = context;
    struct batch *const batch = batch_at(pipeline, number);
    assert(batch->answered == batch->count || batch->is_cut);
    if (batch->is_cut) pipeline->is_cut = true;
    pipeline->tasks_delivered += batch->puzzles;
    batch->count = batch->answered = batch->out.length = 0;
    batch->puzzles = 0;
}

bool pipeline_spill(struct worker *worker)
{
    struct pipeline *const pipeline = worker->pipeline;
    if (worker->out->length < SPILL_BYTES) return true;
    pthread_mutex_lock(&pipeline->delivery.lock);
    delivery_wait_for_turn(&pipeline->delivery, worker->sequence);
    const bool is_cut = pipeline->is_cut;
    pthread_mutex_unlock(&pipeline->delivery.lock);
    if (!is_cut) output_write(worker->out->bytes, worker->out->length);
    worker->out->length = 0;
    return !is_cut;
}

bool pipeline_stream(struct worker *worker)
{
    struct pipeline *const pipeline = worker->pipeline;
    const uint64_t now = clock_nanoseconds();
    if (now - worker->streamed < STREAM_NANOSECONDS) return pipeline_spill(worker);
    worker->streamed = now;
    pthread_mutex_lock(&pipeline->delivery.lock);
    const bool is_turn = delivery_is_turn(&pipeline->delivery, worker->sequence) && !pipeline->is_cut;
    pthread_mutex_unlock(&pipeline->delivery.lock);
    if (!is_turn) return pipeline_spill(worker);
    output_write(worker->out->bytes, worker->out->length);
    worker->out->length = 0;
    return true;
}

/* ---- answering ------------------------------------------------------------------------------ */

/* Called and left with the lock. A worker that waits may help with a puzzle that takes long; when all
 * puzzles are taken, for the rest of the run. */
static bool wait_for_work(struct pipeline *pipeline)
{
    if (pipeline->delivery.taken < pipeline->filled) return true;
    nonet_permits_add(pipeline->permits, 1);
    while (pipeline->delivery.taken == pipeline->filled && !pipeline->is_closed)
        pthread_cond_wait(&pipeline->has_work, &pipeline->delivery.lock);
    if (pipeline->delivery.taken == pipeline->filled) return false;
    nonet_permits_add(pipeline->permits, -1);
    return true;
}

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

static void *work(void *argument)
{
    struct worker *const worker = argument;
    struct pipeline *const pipeline = worker->pipeline;
    pthread_mutex_lock(&pipeline->delivery.lock);
    while (wait_for_work(pipeline)) {
        worker->sequence = delivery_take(&pipeline->delivery);
        struct batch *const batch = batch_at(pipeline, worker->sequence);
        pthread_mutex_unlock(&pipeline->delivery.lock);
        answer_batch(pipeline->job, worker, batch);
        pthread_mutex_lock(&pipeline->delivery.lock);
        delivery_finish(&pipeline->delivery, worker->sequence);
    }
    pthread_mutex_unlock(&pipeline->delivery.lock);
    return NULL;
}

/* ---- waiting and progress ------------------------------------------------------------------- */

/* The worker that has the oldest batch, or NULL. */
static const struct worker *oldest_worker(const struct pipeline *pipeline)
{
    for (int index = 0; index < pipeline->job->jobs; index++)
        if (pipeline->workers[index].sequence == pipeline->delivery.delivered) return &pipeline->workers[index];
    return NULL;
}

/* How far it is with its puzzle. */
static void ask_oldest_worker(const struct pipeline *pipeline, struct progress *progress)
{
    const struct job *const job = pipeline->job;
    const struct worker *const oldest = oldest_worker(pipeline);
    progress->found = oldest && job->found ? job->found(oldest->own) : 0;
    progress->part = oldest && job->part ? job->part(oldest->own) : 0;
}

/* If it is time to. Called with the lock, which is not held while the terminal is written to. */
static void show_progress(struct pipeline *pipeline)
{
    struct progress *const progress = &pipeline->progress;
    if (pipeline->delivery.delivered == pipeline->filled || !progress_is_due(progress)) return;
    progress->tasks_read = pipeline->tasks_filled;
    progress->tasks_done = pipeline->tasks_delivered;
    progress->fraction_read = input_fraction(pipeline->input);
    ask_oldest_worker(pipeline, progress);
    pthread_mutex_unlock(&pipeline->delivery.lock);
    progress_show(progress);
    pthread_mutex_lock(&pipeline->delivery.lock);
}

static void while_waiting_for_input(void *context)
{
    struct pipeline *const pipeline = context;
    pthread_mutex_lock(&pipeline->delivery.lock);
    show_progress(pipeline);
    pthread_mutex_unlock(&pipeline->delivery.lock);
}

/* Wait until no more than `most` batches are on their way. Called and left with the lock. */
static void wait_for_delivery(struct pipeline *pipeline, size_t most)
{
    while (pipeline->filled - pipeline->delivery.delivered > most) {
        delivery_wait(&pipeline->delivery, TICK_NANOSECONDS);
        show_progress(pipeline);
    }
}

/* ---- reading -------------------------------------------------------------------------------- */

/* The size of the batch at hand: 1, 1, 2, 2, 4, 4 ... */
static size_t batch_limit(const struct pipeline *pipeline)
{
    const uint64_t doublings = pipeline->filled / 2;
    const size_t most = pipeline->job->is_slow ? LARGEST_SLOW_BATCH : LARGEST_BATCH;
    const size_t size = doublings >= 8 ? LARGEST_BATCH : (size_t)1 << doublings;
    return size < most ? size : most;
}

/* A free place for the next task. */
static struct task *next_place(struct pipeline *pipeline)
{
    if (!pipeline->filling) {
        pthread_mutex_lock(&pipeline->delivery.lock);
        wait_for_delivery(pipeline, pipeline->delivery.room - 1);
        pipeline->filling = batch_at(pipeline, pipeline->filled);
        pthread_mutex_unlock(&pipeline->delivery.lock);
    }
    struct batch *const batch = pipeline->filling;
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
    pthread_mutex_lock(&pipeline->delivery.lock);
    pipeline->tasks_filled += pipeline->filling->puzzles;
    pipeline->filled++;
    pthread_cond_signal(&pipeline->has_work);
    /* A person who took long to paste a puzzle is not told of progress before it began. */
    if (!input_is_interactive(pipeline->input)) show_progress(pipeline);
    pthread_mutex_unlock(&pipeline->delivery.lock);
    pipeline->filling = NULL;
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
    if (is_large(task) || pipeline->filling->count >= batch_limit(pipeline)) hand_over(pipeline);
}

/* On a terminal, the next question comes after the last answer. */
static void pause_reading(struct pipeline *pipeline)
{
    hand_over(pipeline);
    if (!input_is_interactive(pipeline->input)) return;
    pthread_mutex_lock(&pipeline->delivery.lock);
    wait_for_delivery(pipeline, 0);
    pthread_mutex_unlock(&pipeline->delivery.lock);
}

static void read_everything(struct pipeline *pipeline)
{
    for (;;) {
        struct task *const task = next_place(pipeline);
        switch (input_next(pipeline->input, task)) {
        case INPUT_TASK: add_task(pipeline, task); break;
        case INPUT_PAUSE: pause_reading(pipeline); break;
        case INPUT_END: hand_over(pipeline); return;
        }
    }
}

/* ---- beginning and end ---------------------------------------------------------------------- */

static void make_worker(struct pipeline *pipeline, size_t index, nonet_stop *stop)
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
        .sequence = UINT64_MAX,
    };
    if (job->prepare) job->prepare(worker);
}

static void start_workers(struct pipeline *pipeline, nonet_stop *stop)
{
    const size_t jobs = (size_t)pipeline->job->jobs;
    pipeline->workers = memory_resize(NULL, jobs * sizeof *pipeline->workers);
    pipeline->threads = memory_resize(NULL, jobs * sizeof *pipeline->threads);
    if (pipeline->job->own_size) {
        pipeline->own = memory_resize(NULL, jobs * pipeline->job->own_size);
        memset(pipeline->own, 0, jobs * pipeline->job->own_size);
    }
    for (size_t index = 0; index < jobs; index++) make_worker(pipeline, index, stop);
    interrupt_hold();
    for (size_t index = 0; index < jobs; index++)
        if (pthread_create(&pipeline->threads[index], NULL, work, &pipeline->workers[index]) != 0)
            fatal("cannot start a thread");
    interrupt_release();
}

static void end_workers(struct pipeline *pipeline)
{
    pthread_mutex_lock(&pipeline->delivery.lock);
    pipeline->is_closed = true;
    pthread_cond_broadcast(&pipeline->has_work);
    wait_for_delivery(pipeline, 0);
    pthread_mutex_unlock(&pipeline->delivery.lock);
    for (int index = 0; index < pipeline->job->jobs; index++) {
        pthread_join(pipeline->threads[index], NULL);
        if (pipeline->job->release) pipeline->job->release(pipeline->workers[index].own);
        buffer_free(&pipeline->workers[index].scratch);
    }
    free(pipeline->own);
    free(pipeline->threads);
    free(pipeline->workers);
}

static void pipeline_begin(struct pipeline *pipeline, const struct job *job, char *const *operands)
{
    const size_t batches = job->is_slow ? SLOW_BATCHES_PER_JOB : BATCHES_PER_JOB;
    *pipeline = (struct pipeline){
        .job = job,
        .tally.tells_stats = job->tells_stats,
        .delivery = {.room = BATCHES_AT_LEAST + batches * (size_t)job->jobs,
                     .write = write_batch,
                     .note = empty_batch,
                     .context = pipeline},
    };
    delivery_begin(&pipeline->delivery);
    pthread_cond_init(&pipeline->has_work, NULL);
    pipeline->ring = memory_resize(NULL, pipeline->delivery.room * sizeof *pipeline->ring);
    memset(pipeline->ring, 0, pipeline->delivery.room * sizeof *pipeline->ring);
    if (nonet_permits_new(0, &pipeline->permits) != NONET_OK) fatal("out of memory");
    progress_begin(&pipeline->progress);
    pipeline->input = input_new(job->reader, operands, while_waiting_for_input, pipeline);
    if (job->answer_lines) input_take_lines(pipeline->input, job->fewest_lines);
}

static void pipeline_end(struct pipeline *pipeline)
{
    for (size_t number = 0; number < pipeline->delivery.room; number++) {
        struct batch *const batch = &pipeline->ring[number];
        for (size_t index = 0; index < batch->capacity; index++) task_free(&batch->tasks[index]);
        free(batch->tasks);
        buffer_free(&batch->out);
    }
    free(pipeline->ring);
    input_free(pipeline->input);
    nonet_permits_free(pipeline->permits);
    pthread_cond_destroy(&pipeline->has_work);
    delivery_end(&pipeline->delivery);
}

static void write_header(const char *header)
{
    if (!header) return;
    const size_t length = strlen(header);
    output_write(header, length);
    if (length == 0 || header[length - 1] != '\n') output_write("\n", 1);
}

int pipeline_run(const struct job *job, char *const *operands)
{
    struct pipeline pipeline;
    assert(job->reader && job->answer && job->jobs > 0);
    nonet_stop *stop; /* never freed: a signal may come until the very end */
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    pipeline_begin(&pipeline, job, operands);
    write_header(job->header);
    start_workers(&pipeline, stop);
    read_everything(&pipeline);
    end_workers(&pipeline);
    screen_clear_status();
    assert(pipeline.delivery.delivered == pipeline.filled);
    const int exit_code = tally_close(&pipeline.tally);
    pipeline_end(&pipeline);
    return exit_code;
}
