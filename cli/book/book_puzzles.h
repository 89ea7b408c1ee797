/* book_puzzles.h: the puzzles of a book, from files or made, and what is found out about them. */
#ifndef CLI_BOOK_PUZZLES_H
#define CLI_BOOK_PUZZLES_H

#include "book/book_settings.h"
#include "input/input.h"
#include "system/clock.h"

struct book_puzzle {
    const nonet_layout *layout;
    uint8_t *cells; /* its givens; the block has the solution behind them */
    uint8_t *solution;
    const char *symbols; /* or NULL: numbers */
    struct place place;  /* where it was read */
    size_t number;       /* among those read or made, from 0 */
    bool is_bad;         /* it has not exactly one solution, or cannot be printed: */
    char problem[EXPLANATION_BYTES];
    int level, er; /* -1 and 0: not known */
    nonet_step *step;
    nonet_board *step_board; /* where the step is found */
};

struct book_puzzles {
    struct book_puzzle *items;
    size_t count, capacity;
    uint64_t seed;        /* of those that were made; 0: they were read */
    struct input *input;  /* has the layouts and symbols of those that were read */
    nonet_layout *layout; /* that of those that were made */
    uint64_t deadline;    /* clock_nanoseconds; 0: none */
};

/* Each of these ends with false after a message, and an exit code in *exit_code. */

/* Read them from the files. */
bool book_puzzles_read(struct book_puzzles *puzzles, const struct book_settings *settings, char *const *operands,
                       int *exit_code);
/* Make them. */
bool book_puzzles_make(struct book_puzzles *puzzles, const struct book_settings *settings, int *exit_code);
/* Solve and rate them, and find their hints. */
bool book_puzzles_study(struct book_puzzles *puzzles, const struct book_settings *settings, int *exit_code);
/* Take out what is bad, and what is there twice. */
bool book_puzzles_sift(struct book_puzzles *puzzles, const struct book_settings *settings, int *exit_code);

/* In the order of the book. */
void book_puzzles_sort(struct book_puzzles *puzzles, enum book_sort sort);

/* Add a copy. */
struct book_puzzle *book_puzzles_add(struct book_puzzles *puzzles, const nonet_layout *layout, const uint8_t *cells);

void book_puzzles_free(struct book_puzzles *puzzles);

/* A signal or the time limit ended it: say so. Returns the exit code. */
int book_tell_stop(void);

/* Milliseconds until the deadline, at least 1; 0: there is none. */
uint64_t book_time_left(const struct book_puzzles *puzzles);

#endif
