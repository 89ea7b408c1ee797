/* pipeline.c: from input through a nonet_many to standard output. The main thread reads; the library keeps the order,
 * answers on its threads as far as the job's task is one of its own, and has the job write the answers there.
 *
 * Answers are written as soon as everything before them is: when the pipeline runs empty, nothing is kept back. Very long
 * ones (--all) wait until it is their turn, then are written as they come (pipeline_spill).
 *
 * A signal stops the solvers. The first task without an answer cuts the output: nothing after it is
 * written, so what is on standard output answers the first puzzles, without a gap. */
#include "run/pipeline.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "input/input.h"
#include "run/pipeline_units.h"
#include "run/tally.h"
#include "system/clock.h"
#include "system/interrupt.h"
#include "system/progress.h"
#include "system/screen.h"
#include "system/standard_output.h"
#include "units/unit_text.h"

enum {
    SPILL_BYTES = 256 * 1024,
    STREAM_NANOSECONDS = 100 * 1000 * 1000,
    TICK_MILLISECONDS = 200,
};

struct pipeline {
    const struct job *job;
    struct input *input;
    nonet_stop *stop;
    nonet_many *many;
    struct progress progress;
    const struct unit_output *output; /* of a unit, or NULL */

    /* Main thread only. */
    uint64_t answers_read;
    bool last_was_block;

    /* The one that delivers only. */
    struct tally tally;
};

/* What the library keeps for each of its workers (nonet_many_worker.own): ours, and behind it the job's. */
struct worker_memory {
    struct worker worker;
    max_align_t own; /* the first of job.own_size bytes */
};

/* ---- answering ------------------------------------------------------------------------------ */

/* What is written so far goes to the library. */
static void pass_on(struct worker *worker)
{
    if (!worker->out->length) return;
    if (!nonet_many_write(worker->handles, worker->out->bytes, worker->out->length)) fatal("out of memory");
    worker->out->length = 0;
}

void pipeline_lend(struct worker *worker, const char *text, size_t length)
{
    pass_on(worker);
    if (!nonet_many_lend(worker->handles, text, length)) fatal("out of memory");
}

bool pipeline_spill(struct worker *worker)
{
    if (worker->out->length < SPILL_BYTES) return true;
    pass_on(worker);
    return nonet_many_flush(worker->handles, 0);
}

bool pipeline_stream(struct worker *worker)
{
    const uint64_t now = clock_nanoseconds();
    if (now - worker->streamed < STREAM_NANOSECONDS) return pipeline_spill(worker);
    worker->streamed = now;
    pass_on(worker);
    return nonet_many_flush(worker->handles, SPILL_BYTES);
}

/* What the library knows about it by now. */
static void take_item(struct task *task, nonet_many_item *item)
{
    task->item = item;
    task->position = item->position;
    task->number = item->number + 1;
    if (task->kind == TASK_UNREADABLE) task->outcome = OUTCOME_UNREADABLE;
    if (task->kind == TASK_LINES) task->lines.text = item->boards->cells;
}

/* For the library, on one of its threads. */
static nonet_status answer_item(void *context, nonet_many_worker *handles, nonet_many_item *item)
{
    const struct job *const job = ((const struct pipeline *)context)->job;
    struct worker *const worker = handles->own;
    struct task *const task = item->own;
    take_item(task, item);
    if (task->needs_separator) buffer_add_character(worker->out, '\n');
    if (task->kind == TASK_LINES) job->answer_lines(worker, task);
    else job->answer(worker, task);
    if (task->kind == TASK_LINES && item->answered < task->lines.count) task_interrupt_lines(task);
    pass_on(worker);
    return task->outcome == OUTCOME_INTERRUPTED ? NONET_STOPPED : NONET_OK;
}

/* Likewise, in the order of the input: what it wrote is on standard output by now. */
static bool tell_item(void *context, const nonet_many_item *item)
{
    struct pipeline *const pipeline = context;
    tally_add(&pipeline->tally, item->own);
    return true;
}

/* ---- waiting and progress ------------------------------------------------------------------- */

static double part_of(const nonet_progress *progress)
{
    return progress->total ? (double)progress->done / (double)progress->total : 0;
}

/* How far the worker of the oldest puzzle is with it. */
static void ask_oldest_worker(const struct pipeline *pipeline, struct progress *progress)
{
    const struct job *const job = pipeline->job;
    const nonet_many_worker *const oldest = nonet_many_oldest(pipeline->many);
    const struct worker *const worker = oldest ? oldest->own : NULL;
    nonet_progress found, rated, asked;
    nonet_solver_progress(oldest && job->tells_found ? oldest->solver : NULL, &found);
    nonet_rater_progress(oldest ? oldest->rater : NULL, &rated);
    nonet_minimizer_progress(oldest ? oldest->minimizer : NULL, &asked);
    progress->found = found.found;
    progress->least_er = rated.least;
    progress->part = worker && job->part ? job->part(worker->own) : part_of(&rated) + part_of(&asked);
}

/* If it is time to. */
static void show_progress(struct pipeline *pipeline)
{
    struct progress *const progress = &pipeline->progress;
    nonet_progress answered;
    if (!progress_is_due(progress)) return;
    nonet_many_progress(pipeline->many, &answered);
    if (answered.done == pipeline->answers_read) return;
    progress->tasks_read = pipeline->answers_read;
    progress->tasks_done = answered.done;
    progress->fraction_read = pipeline->output ? pipeline->output->part_before : input_fraction(pipeline->input);
    ask_oldest_worker(pipeline, progress);
    progress_show(progress);
}

static void while_waiting_for_input(void *context)
{
    show_progress(context);
}

/* For the library: while the main thread waits for it. */
static uint32_t while_waiting_for_answers(void *context)
{
    show_progress(context);
    return TICK_MILLISECONDS;
}

/* ---- reading -------------------------------------------------------------------------------- */

/* Where it stands among the answers, and what keeps it apart from the one before. */
static void place_task(struct pipeline *pipeline, struct task *task)
{
    const struct job *const job = pipeline->job;
    const bool is_block = task->kind != TASK_LINES && job->is_block && job->is_block(job->settings, task);
    task->needs_separator = pipeline->answers_read && (is_block || pipeline->last_was_block);
    pipeline->last_was_block = is_block;
    pipeline->answers_read += task_puzzles(task);
}

/* Not a puzzle, but a message that comes in its turn: when everything before it has been told. */
static void tell_trouble(struct pipeline *pipeline, const struct task *task)
{
    const struct task trouble = *task;
    if (nonet_many_wait(pipeline->many) == NONET_OK) tally_add(&pipeline->tally, &trouble);
}

static void add_task(struct pipeline *pipeline, struct task *task)
{
    if (task->kind == TASK_TROUBLE) {
        tell_trouble(pipeline, task);
        return;
    }
    place_task(pipeline, task);
    const nonet_status status = input_hand_over(pipeline->input, task->kind, pipeline->many);
    if (status != NONET_OK && status != NONET_STOPPED) fatal(nonet_status_name(status));
    /* A person who took long to paste a puzzle is not told of progress before it began. */
    if (!input_is_interactive(pipeline->input)) show_progress(pipeline);
}

/* On a terminal, the next question comes after the last answer. */
static void pause_reading(struct pipeline *pipeline)
{
    if (input_is_interactive(pipeline->input)) nonet_many_wait(pipeline->many);
    else nonet_many_pause(pipeline->many);
}

static void read_everything(struct pipeline *pipeline)
{
    struct task *task;
    while ((task = nonet_many_place(pipeline->many)) != NULL) {
        switch (input_next(pipeline->input, task)) {
        case INPUT_TASK: add_task(pipeline, task); break;
        case INPUT_PAUSE: pause_reading(pipeline); break;
        case INPUT_END: return;
        }
    }
}

/* ---- beginning and end ---------------------------------------------------------------------- */

/* For the library. */
static nonet_status make_worker(void *context, nonet_many_worker *handles)
{
    const struct pipeline *const pipeline = context;
    const struct job *const job = pipeline->job;
    struct worker_memory *const memory = handles->own;
    memory->worker = (struct worker){
        .job = job,
        .own = job->own_size ? &memory->own : NULL,
        .out = &memory->worker.answer,
        .handles = handles,
        .stop = pipeline->stop,
    };
    if (job->prepare) job->prepare(&memory->worker);
    return NONET_OK;
}

/* For the library. */
static void free_worker(void *context, nonet_many_worker *handles)
{
    const struct job *const job = ((const struct pipeline *)context)->job;
    struct worker *const worker = handles->own;
    if (job->release) job->release(worker->own);
    buffer_free(&worker->answer);
    buffer_free(&worker->scratch);
}

/* For the library. */
static bool take_text(void *context, const char *text, size_t length)
{
    const struct unit_output *const output = ((const struct pipeline *)context)->output;
    return output ? output->text(output->context, text, length) : output_take_text(NULL, text, length);
}

static void make_many(struct pipeline *pipeline)
{
    const struct job *const job = pipeline->job;
    nonet_many_settings settings;
    nonet_many_settings_defaults(&settings);
    settings.task = NONET_MANY_OWN;
    if (job->many) settings = *job->many;
    settings.threads = (uint32_t)job->threads;
    settings.stop = pipeline->stop;
    settings.context = pipeline;
    settings.answer = answer_item;
    settings.text = take_text;
    settings.sink = tell_item;
    settings.worker_size = sizeof(struct worker_memory) + job->own_size;
    settings.item_size = sizeof(struct task);
    settings.prepare = make_worker;
    settings.release = free_worker;
    settings.is_slow = job->is_slow;
    settings.tick = while_waiting_for_answers;
    const nonet_status status = nonet_many_new(&settings, &pipeline->many);
    if (status != NONET_OK) fatal(nonet_status_name(status));
}

static void pipeline_begin(struct pipeline *pipeline, const struct job *job, char *const *operands, nonet_stop *stop)
{
    assert(job->reader && job->answer && job->threads > 0);
    assert(job->own_size || (!job->prepare && !job->release && !job->part));
    *pipeline = (struct pipeline){.job = job, .stop = stop, .tally.tells_stats = job->tells_stats};
    progress_begin(&pipeline->progress);
    pipeline->input = input_new(job->reader, operands, while_waiting_for_input, pipeline);
    if (job->answer_lines) input_take_lines(pipeline->input, job->fewest_lines);
    make_many(pipeline);
}

/* All that there is to answer. */
static void pipeline_answer(struct pipeline *pipeline)
{
    read_everything(pipeline);
    const nonet_status status = nonet_many_wait(pipeline->many);
    if (status < 0) fatal(nonet_status_name(status));
    screen_clear_status();
}

static void pipeline_end(struct pipeline *pipeline)
{
    const nonet_status status = nonet_many_finish(pipeline->many);
    if (status < 0) fatal(nonet_status_name(status));
    nonet_many_free(pipeline->many);
    input_free(pipeline->input);
}

static int run_whole(const struct job *job, char *const *operands, nonet_stop *stop)
{
    struct pipeline pipeline;
    pipeline_begin(&pipeline, job, operands, stop);
    if (job->header) output_write_text(job->header);
    pipeline_answer(&pipeline);
    const int exit_code = tally_close(&pipeline.tally);
    pipeline_end(&pipeline);
    return exit_code;
}

int pipeline_run(const struct job *job, char *const *operands)
{
    nonet_stop *stop;
    if (nonet_stop_new(&stop) != NONET_OK) fatal("out of memory");
    interrupt_watch(stop);
    const bool is_shared = job->units && wants_units(job->units);
    const int exit_code = is_shared ? pipeline_run_units(job, operands, stop) : run_whole(job, operands, stop);
    interrupt_watch(NULL);
    nonet_stop_free(stop);
    return exit_code;
}

/* ---- units ------------------------------------------------------------------------------------------ */

/* What stays from unit to unit: threads, handles and memory. */
struct unit_pipeline {
    struct pipeline pipeline;
    struct job job;
    struct unit_text text;
};

struct unit_pipeline *unit_pipeline_new(const struct job *job, nonet_stop *stop)
{
    static char *const no_operands[] = {NULL};
    struct unit_pipeline *const units = memory_resize(NULL, sizeof *units);
    *units = (struct unit_pipeline){.job = *job};
    pipeline_begin(&units->pipeline, &units->job, no_operands, stop);
    return units;
}

void unit_pipeline_free(struct unit_pipeline *units)
{
    pipeline_end(&units->pipeline);
    unit_text_free(&units->text);
    free(units);
}

enum unit_end unit_pipeline_run(struct unit_pipeline *units, const char *name, const struct unit *unit,
                                const struct unit_output *output)
{
    struct pipeline *const pipeline = &units->pipeline;
    units->job.unit = unit;
    pipeline->output = output;
    pipeline->answers_read = unit->number;
    pipeline->last_was_block = unit->after_block;
    pipeline->tally = (struct tally){.record = output->record};
    unit_text_begin(&units->text, unit, name);
    input_take_part(pipeline->input, &units->text.part);
    nonet_many_count_from(pipeline->many, unit->number);
    pipeline_answer(pipeline);
    unit_text_end(&units->text);
    return unit_end_record(&pipeline->tally, unit, output);
}
