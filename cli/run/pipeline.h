/* pipeline.h: from input to output through a number of threads, in order and in bounded memory. */
#ifndef CLI_PIPELINE_H
#define CLI_PIPELINE_H

#include "input/task.h"
#include "system/buffer.h"
#include "units/unit_options.h"

struct job;
struct unit;

/* One thread at work on one task; what a command sees. */
struct worker {
    const struct job *job;
    void *own;          /* the job's, for this thread alone: begins as zeros, see job.own_size */
    struct buffer *out; /* the answer goes here: */
    struct buffer answer;
    struct buffer scratch;      /* for anything while answering */
    nonet_stop *stop;           /* for what a job makes by itself */
    nonet_many_worker *handles; /* of the library: the solver, the rater ... that job.many asks for */
    uint64_t streamed;          /* when it last wrote a part of an answer, by clock_nanoseconds */
};

/* What a command does with each puzzle. */
struct job {
    const nonet_reader_settings *reader;
    const void *settings; /* of the command */
    int threads;
    const nonet_many_settings *many; /* the task for the library, with its settings; NULL: the job does everything */
    bool tells_stats;                /* on standard error, what the search did */
    void *context;                   /* of all workers together, or NULL */
    const char *header;              /* lines to begin with, or NULL */
    /* Answer a puzzle or unreadable text: write to worker->out, set task->outcome. What the library says is in
     * task->item. */
    void (*answer)(struct worker *worker, struct task *task);
    /* Answer many plain lines at once (TASK_LINES); NULL: they come one by one. */
    void (*answer_lines)(struct worker *worker, struct task *task);
    size_t fewest_lines; /* for that */
    /* Does the answer take several lines, so that empty lines keep it apart? NULL: never. */
    bool (*is_block)(const void *settings, const struct task *task);
    /* Can an easy board take seconds? Then few travel together, and more may wait for a slow one before them. */
    bool is_slow;
    /* What each worker has for itself: its size, how it is made before the work begins (or NULL: zeros will do), and
     * how it is freed. */
    size_t own_size;
    void (*prepare)(struct worker *worker);
    void (*release)(void *own);
    /* For progress: how many solutions of its puzzle a worker's solver has found; or, from another thread, what part of it
     * a worker has done (NULL: not known). */
    bool tells_found;
    double (*part)(const void *own);
    /* To be done in units (--shard, --journal): NULL: never; how many puzzles one has; the parts into which the work on one puzzle
     * can be cut (NULL: it cannot), and whether of equivalent answers of these parts only the first counts; the unit at hand. */
    const struct unit_options *units;
    uint64_t unit_size;
    uint64_t (*unit_parts)(const void *settings, const struct task *task);
    bool drops_forms;
    const struct unit *unit;
};

/* Run it over all operands, or over units of them (pipeline_units.c). Returns the exit code. */
int pipeline_run(const struct job *job, char *const *operands);

/* The next part of the answer is in the arrays of task->item, and need not be copied. */
void pipeline_lend(struct worker *worker, const char *text, size_t length);

/* The answer at hand is growing long: if too long to be kept, wait until everything before it is
 * written, then write what there is. False: the output has ended before, nothing more is wanted. */
bool pipeline_spill(struct worker *worker);

/* The same for answers that come slowly: what there is is written now and then, if everything before it is. */
bool pipeline_stream(struct worker *worker);

#endif
