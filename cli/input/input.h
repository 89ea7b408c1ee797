/* input.h: from the operands of a command (files, -, puzzles themselves, or nothing at all) to a
 * stream of tasks. Used by the main thread only. */
#ifndef CLI_INPUT_H
#define CLI_INPUT_H

#include <stdbool.h>

#include "input/task.h"

struct input;

/* `settings` and `operands`, which ends with NULL, are kept. `while_waiting(context)` is called a few times a second
 * while there is nothing to read. */
struct input *input_new(const nonet_reader_settings *settings, char *const *operands,
                        void (*while_waiting)(void *context), void *context);

/* From now on, runs of at least `fewest` plain 9x9 lines come as one task each (TASK_LINES). */
void input_take_lines(struct input *input, size_t fewest);

/* A part of a text, instead of operands. */
struct input_part {
    const char *name;        /* of the file that it is from */
    uint64_t lines, puzzles; /* of that file before it */
    /* The next piece, until the next call; of no length: the end. Returns NULL or what is wrong. */
    const char *(*read)(void *context, const char **text, size_t *length);
    void *context;
};

/* Read this part, which is kept, instead of the operands; when all of it was read, there may be another. */
void input_take_part(struct input *input, const struct input_part *part);

void input_free(struct input *input);

enum input_event {
    INPUT_TASK,  /* here is one */
    INPUT_PAUSE, /* nothing to read at the moment: answer what you have, then ask again */
    INPUT_END,   /* all was read, or a signal came */
};

enum input_event input_next(struct input *input, struct task *task);

/* Hand the library what the last task was made of: a puzzle, lines or unreadable text, as its kind says. Returns the status
 * of nonet_many_add. */
nonet_status input_hand_over(const struct input *input, enum task_kind kind, nonet_many *many);

/* Does a person at a terminal wait for each answer? */
bool input_is_interactive(const struct input *input);

/* The part of the input that was read, 0..1; below 0: the size is not known. */
double input_fraction(const struct input *input);

#endif
