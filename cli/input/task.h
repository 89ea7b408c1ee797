/* task.h: one thing to answer, on its way from input through a worker to delivery. */
#ifndef CLI_TASK_H
#define CLI_TASK_H

#include <nonet.h>
#include <stdbool.h>

#include "system/messages.h"

enum task_kind {
    TASK_PUZZLE,
    TASK_LINES,      /* many plain 9x9 puzzles at once, for the bulk engine */
    TASK_UNREADABLE, /* text that should have been a puzzle; it has an answer, an empty one */
    TASK_TROUBLE,    /* a file that could not be read, or is empty; no answer, only a message */
};

/* How it went; the kinds that a closing line counts. */
enum outcome {
    OUTCOME_FINE,
    OUTCOME_SEVERAL,
    OUTCOME_NONE,
    OUTCOME_INVALID,
    OUTCOME_TIMEOUT,
    OUTCOME_MEMORY,         /* there is not enough of it; other puzzles may need less */
    OUTCOME_STUCK,          /* logic alone does not get to the end */
    OUTCOME_ABSENT,         /* no step of the kind that was asked for */
    OUTCOME_MISTAKEN,       /* the player's values or marks are wrong */
    OUTCOME_REDUNDANT,      /* with clues that are not needed, when asked whether there are any */
    OUTCOME_WRONG_SOLUTION, /* the text came with a solution that is none */
    OUTCOME_UNREADABLE,
    OUTCOME_UNWRITABLE, /* the board cannot be written, or asked, as the options want */
    OUTCOME_TROUBLE,
    OUTCOME_INTERRUPTED, /* Ctrl-C: there is no answer */
    OUTCOME_COUNT,
};

enum { EXPLANATION_BYTES = 192 };

struct task {
    /* Set by input. */
    enum task_kind kind;
    struct place place;
    uint64_t number_in_file; /* among those of its file */
    nonet_position position; /* in the memory of the reader, of `item`, or of task_keep */
    nonet_style style;
    nonet_plain_lines lines; /* of TASK_LINES, likewise */
    nonet_text_error error;  /* what is wrong, or a puzzle's note (message[0] == 0: nothing) */
    bool has_wrong_solution;
    bool is_awaited; /* by a person at a terminal, who sees each answer as it comes */

    /* Set by the pipeline. */
    uint64_t number;       /* among the answers of the run, from 1; of TASK_LINES: that of the first line */
    bool needs_separator;  /* an empty line goes before the answer */
    nonet_many_item *item; /* what the library says, for who answers */

    /* Set by the worker. */
    enum outcome outcome;
    uint64_t line_outcomes[OUTCOME_COUNT]; /* of TASK_LINES: how many had which */
    char explanation[EXPLANATION_BYTES];   /* of an answer that is a "no"; "" = none */
    char complaint[EXPLANATION_BYTES];     /* an answer that could not be written; "" = none */
    const nonet_refusal *refusal;          /* what the library said to that, or NULL */
    nonet_conflict conflict;               /* of OUTCOME_INVALID */
    bool is_first;                         /* of several solutions, this is the first in order */
    const char *loss;                      /* what the notation of the answer leaves out, or NULL */
    nonet_search_stats stats;
    uint64_t nanoseconds;

    unsigned char *memory; /* of task_keep, or NULL */
};

/* A puzzle that the reader gave, and in whose memory it stays. */
void task_set_puzzle(struct task *task, const char *file, const nonet_puzzle *puzzle);

/* The same for a run of plain lines. */
void task_set_lines(struct task *task, const char *file, const nonet_plain_lines *lines);

/* Its text stands below so many lines that the reader has not seen. */
void task_move_down(struct task *task, uint64_t lines);

/* Copy the position, so that the reader can go on. */
void task_keep(struct task *task);

/* Did time or memory run out before there was an answer? */
static inline bool task_is_given_up(const struct task *task)
{
    return task->outcome == OUTCOME_TIMEOUT || task->outcome == OUTCOME_MEMORY;
}

/* How many puzzles it asks about. */
uint64_t task_puzzles(const struct task *task);

/* The first of its lines that has no answer yet was interrupted. */
void task_interrupt_lines(struct task *task);

/* `error`: what could not be read. */
void task_set_unreadable(struct task *task, const char *file, const nonet_text_error *error);

/* `text`: what is wrong with the file. */
void task_set_trouble(struct task *task, const char *file, const char *text);

void task_free(struct task *task);

#endif
