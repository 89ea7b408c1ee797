/* pipeline.h: from input to output through a number of threads, in order and in bounded memory. */
#ifndef CLI_PIPELINE_H
#define CLI_PIPELINE_H

#include "input/task.h"
#include "options/settings.h"
#include "system/buffer.h"

struct pipeline;

/* One thread at work on one task; what a command sees. */
struct worker {
    const struct settings *settings;
    nonet_solver *solver;
    nonet_batch *batch;         /* for TASK_LINES; made when the first one comes */
    nonet_layout *layout;       /* likewise */
    nonet_explainer *explainer; /* for commands that explain; made when the first puzzle comes */
    const char *symbols;        /* of the puzzle that is explained; NULL: it is written in numbers */
    int value;                  /* that --value names there; 0: none */
    nonet_rater *rater;         /* likewise for commands that rate */
    nonet_canonizer *canonizer; /* for canonical forms; likewise */
    nonet_minimizer *minimizer; /* for redundant clues; likewise */
    nonet_vicinity *vicinity;   /* for neighbours; made by the job's `prepare` */
    uint64_t streamed;          /* when it last wrote a part of an answer, by clock_nanoseconds */
    uint64_t began;             /* when it began with its puzzle, by clock_nanoseconds */
    struct buffer *out;         /* the answer goes here */
    struct buffer scratch;      /* for anything while answering */
    void *context;              /* of the job */
    nonet_stop *stop;           /* for solvers that a job makes by itself */
    uint64_t sequence;          /* of its batch among all batches */
    struct pipeline *pipeline;
};

/* What a command does with each puzzle. */
struct job {
    const struct settings *settings;
    int jobs; /* threads */
    void *context;
    const char *header; /* a line to begin with, or NULL */
    /* Answer a puzzle or unreadable text: write to worker->out, set task->outcome. */
    void (*answer)(struct worker *worker, struct task *task);
    /* Answer many plain lines at once (TASK_LINES); NULL: they come one by one. */
    void (*answer_lines)(struct worker *worker, struct task *task);
    size_t fewest_lines; /* for that */
    /* Does the answer take several lines, so that empty lines keep it apart? NULL: never. */
    bool (*is_block)(const struct settings *settings, const struct task *task);
    /* Can an easy board take seconds? Then few travel together, and more may wait for a slow one before them. */
    bool is_slow;
    /* Make what the worker needs before it begins, or NULL. */
    void (*prepare)(struct worker *worker);
    /* What part of its puzzle a worker has done, for progress, from another thread; NULL: not known. */
    double (*part)(const struct worker *worker);
    /* Does it count solutions, so that progress can show how many were found? */
    bool counts;
};

/* Run it over all operands. Returns the exit code. */
int pipeline_run(const struct job *job, char *const *operands);

/* The answer at hand is growing long: if too long to be kept, wait until everything before it is
 * written, then write what there is. False: the output has ended before, nothing more is wanted. */
bool pipeline_spill(struct worker *worker);

/* The same for answers that come slowly: what there is is written now and then, if everything before it is. */
bool pipeline_stream(struct worker *worker);

/* The number of threads for --jobs: what it says, or the number of processors. */
int pipeline_jobs(const struct settings *settings);

#endif
