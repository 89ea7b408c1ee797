/* many.h: what the files of nonet_many share.
 *
 * A worker (one for each thread of the pool) holds the handle of the task: a solver, a rater ... It answers one
 * position at a time, into a nonet_many_item whose pointers lead into that handle (nn_many_answer). From there the answer goes
 *
 *     into the caller's arrays     many_arrays.c, by nn_many_write_answer
 *     into memory of its own       many_stream.c, by nn_many_keep_answer, until the sink's turn comes
 *
 * or, with settings.answer, nowhere: the caller's function uses it at once and writes text, which waits instead
 * (many_text.c).
 *
 * Plain 9x9 boards go through bulk engines instead, many at a time, straight into arrays (task->answer_plain): the caller's,
 * or, for plain lines of text, those of a piece of the stream.
 *
 *     many.c          the handle        many_tasks.c   the table of tasks     many_item.c   copies of items
 *     many_arrays.c   nonet_many_run    many_plain.c   bulk engines           many_answers.c  entries of the arrays
 *     many_stream.c   puzzles that come, and what the sink gets      many_lines.c   runs of plain lines
 *     many_generate.c numbers instead of puzzles                    many_text.c    text that answers are written to */
#ifndef NN_MANY_H
#define NN_MANY_H

#include <stdatomic.h>

#include "base/block.h"
#include "base/stop.h"

enum {
    NN_MANY_PLAIN_PORTION = 32768, /* boards for a bulk engine at a time */
    NN_MANY_GENERATED_PORTION = 512,
    NN_MANY_TASKS = NONET_MANY_OWN + 1,
};

/* The answer for one puzzle, as its handle gave it. */
union nn_many_result {
    nonet_result result;
    nonet_rating rating;
    nonet_canonical canonical;
    nonet_minimality minimality;
    nonet_explained explained;
    nonet_generated generated;
};

/* What settings.answer writes about the puzzles of a piece. */
struct nn_many_text {
    nonet_text_buffer buffer;
    const char *lent; /* behind that, in memory of others */
    size_t lent_length;
    bool is_unwanted; /* settings.text wants no more */
};

struct nn_many_worker {
    nonet_many_worker shown; /* to the caller; its handles are NULL unless the task needs them */
    nonet_many *many;
    uint32_t number;
    bool is_prepared;   /* by the caller */
    nonet_batch *batch; /* made when plain boards come */

    union nn_many_result answer;
    nonet_text_buffer steps;
    struct nn_many_text *text; /* of the piece at work, in settings.answer */
    bool lacks_memory;         /* for that */
    /* Made when plain boards come, for `capacity` of them. */
    size_t capacity;
    uint64_t *counts;
    bool *is_final;
    uint8_t *clues;
    nonet_generated *made; /* likewise for the generator */
};

/* Boards that are worked on together: from `first` on so many of an array. */
struct nn_many_part {
    const nonet_many_boards *boards;
    const nonet_many_answers *answers;
    size_t first, count;
    size_t answered; /* out: so many of them, from the first on */
};

struct nn_many_task {
    bool is_slow; /* a puzzle may take seconds, so few travel together */
    nonet_status (*open)(struct nn_many_worker *worker, const nonet_many_settings *settings);
    /* One puzzle; sets the item's pointer to the answer. NULL: there are none (generate), or the caller's function is
     * the answer (own). */
    nonet_status (*answer)(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                           nonet_many_item *item);
    /* Plain 9x9 boards; or NULL. NONET_ERR_ARG: they cannot be answered together. */
    nonet_status (*answer_plain)(struct nn_many_worker *worker, struct nn_many_part *part);
    /* Why `answer` said NONET_ERR_ARG. */
    const nonet_refusal *(*problem)(const nonet_many *many, const nonet_position *position);
};

extern const struct nn_many_task nn_many_tasks[NN_MANY_TASKS];

struct nn_many_piece;

struct nonet_many {
    nonet_many_settings settings; /* those of handles are not kept */
    const struct nn_many_task *task;
    nonet_solver_settings solver; /* of these handles, to say what they refuse */
    nonet_rater_settings rater;
    nonet_batch_settings batch; /* of bulk engines that are made later */
    bool takes_plain;           /* nothing in the settings forbids bulk engines */
    struct nn_many_worker *workers;
    uint8_t *workers_own;
    nonet_permits *permits; /* of threads that wait */
    nonet_layout *nine;
    atomic_uint_fast64_t done, total;

    /* Of a stream. */
    nonet_pool *pool; /* NULL: there is none. Also while puzzles are made */
    nonet_reader *reader;
    nonet_style line_style;
    nonet_status trouble;          /* that nonet_many_place could not tell */
    size_t most_portion;           /* of small boards in a piece */
    struct nn_many_piece *filling; /* or NULL */
    uint64_t first_number, added;  /* of the stream: numbers begin there; the next one */
};

/* many.c: a run begins, of so many puzzles if that is known. */
void nn_many_begin(nonet_many *many, uint64_t total);
void nn_many_pool_settings(nonet_many *many, nonet_pool_settings *settings);
/* The same for a pool whose pieces go to the sink; its context is the nonet_many. */
void nn_many_sink_settings(nonet_many *many, nonet_pool_settings *settings);
bool nn_many_is_plain(const nonet_many *many, const nonet_layout *layout);
/* Room for so many plain boards, when they come. */
nonet_status nn_many_worker_reserve(struct nn_many_worker *worker, size_t boards);

/* many_tasks.c: answer one puzzle. NONET_STOPPED: a stop came, there is no answer. NONET_OK: see item->status. */
nonet_status nn_many_answer(struct nn_many_worker *worker, const nonet_position *position, uint64_t number,
                            nonet_many_item *item);

/* The same, then settings.answer is called with it. NONET_STOPPED: nothing behind this one is handed over. */
nonet_status nn_many_answer_at_once(struct nn_many_worker *worker, nonet_many_item *item, struct nn_many_text *text);

/* many_text.c: room for so many bytes behind the text. */
nonet_status nn_many_reserve_text(nonet_text_buffer *text, size_t more);
/* settings.answer is called, and writes to `text`. */
nonet_status nn_many_call_answer(struct nn_many_worker *worker, nonet_many_item *item, struct nn_many_text *text);
void nn_many_clear_text(struct nn_many_text *text);
/* In its turn; false: no more is wanted. */
bool nn_many_deliver_text(const nonet_many *many, struct nn_many_text *text);

/* many_plain.c: so many solutions are looked for; 0: any number. */
uint64_t nn_many_plain_limit(const nonet_many *many);
nonet_status nn_many_solve_plain(struct nn_many_worker *worker, struct nn_many_part *part);
nonet_status nn_many_minimize_plain(struct nn_many_worker *worker, struct nn_many_part *part);

/* many_generate.c: make puzzles and hand each to `use`. NONET_STOPPED: a stop came; *answered were made before. */
typedef nonet_status nn_many_use(void *context, size_t at, const nonet_many_item *item);
nonet_status nn_many_make(struct nn_many_worker *worker, uint64_t first, size_t count, nn_many_use *use, void *context,
                          size_t *answered);
size_t nn_many_most_made(const nonet_many *many);

/* many_answers.c: entries of the caller's arrays. */
void nn_many_write_answer(const nonet_many_answers *answers, const nonet_layout *layout, size_t index,
                          const nonet_many_item *item);
/* Into an array of boards; `board` may be NULL. */
void nn_many_write_board(void *boards, const nonet_many_answers *answers, int cells, size_t index,
                         const uint8_t *board);
/* `puzzle` without its redundant clues, into answers->boards. */
void nn_many_write_rest(const nonet_many_answers *answers, int cells, size_t index, const uint8_t *puzzle,
                        const uint8_t *clues);
/* The cells of a board, converted into `room` if they have to be; NULL: it has a character that means nothing. */
const uint8_t *nn_many_read_board(const nonet_many_boards *boards, size_t index, uint8_t *room);

/* many_item.c: an item and all it points to, in memory of its own. */
struct nn_many_kept {
    nonet_many_item item;
    nonet_text_error note;
    union nn_many_result answer;
    nonet_position rated; /* the canonical form */
    struct nn_block puzzle_memory, answer_memory;
};

/* A puzzle that comes, or the answer to it (or what was generated, without a puzzle before it). */
nonet_status nn_many_keep_puzzle(struct nn_many_kept *kept, const nonet_position *position);
nonet_status nn_many_keep_answer(struct nn_many_kept *kept, const nonet_many_item *item);
void nn_many_kept_free(struct nn_many_kept *kept);

/* many_lines.c: a run of plain 9x9 lines, and its answers in arrays. */
struct nn_many_lines {
    nonet_many_boards boards; /* count 0: there are none */
    nonet_many_answers answers;
    uint64_t first_line;
    struct nn_block memory; /* of all these */
};

nonet_status nn_many_keep_lines(struct nn_many_lines *lines, const nonet_many *many, const nonet_plain_lines *from);
/* The character for empty cells; 0: there are none. */
char nn_many_blank_of(const char *text);
/* *answered: so many of them have an answer, from the first on. `item`: of the whole run, for settings.answer. */
nonet_status nn_many_answer_lines(struct nn_many_worker *worker, struct nn_many_lines *lines, nonet_many_item *item,
                                  struct nn_many_text *text, size_t *answered);
/* Line number `at` goes to the sink, as the item that it would be, had it come alone. */
bool nn_many_sink_line(const nonet_many *many, const struct nn_many_lines *lines, size_t at);

#endif
