/* second_solutions.h: whether there is another solution, for many puzzles at a time.
 *
 * A second solution differs from the known one: it has another value in a certain cell. Asking for one with that value
 * forbidden is cheaper than counting to two: the known solution is not found again. Plain 9x9 puzzles go to the bulk
 * engine, others to the engine for their board, one by one. */
#ifndef NN_SECOND_SOLUTIONS_H
#define NN_SECOND_SOLUTIONS_H

#include "base/stop.h"
#include "nonet.h"

struct nn_second_solutions;

nonet_status nn_second_solutions_new(struct nn_second_solutions **others);
void nn_second_solutions_free(struct nn_second_solutions *others);

/* Questions about boards of this layout from now on; `marks`: those of the cells that are open in all of them, or
 * NULL. Both are to live as long. `most_nodes`: of the search about a question, or 0; only boards other than plain
 * 9x9 have it. */
nonet_status nn_second_solutions_set_board(struct nn_second_solutions *others, const nonet_layout *layout,
                                           const uint64_t *marks, uint64_t most_nodes);

const nonet_layout *nn_second_solutions_layout(const struct nn_second_solutions *others);

/* Questions that may be asked at a time, and those that were since the last run. */
size_t nn_second_solutions_capacity(const struct nn_second_solutions *others);
size_t nn_second_solutions_count(const struct nn_second_solutions *others);

/* Ask: a solution of what the caller writes to the bytes that are returned (0 empty), in which `cell`, empty there,
 * does not have `value`. Questions are numbered from 0 in each run. */
uint8_t *nn_second_solutions_ask(struct nn_second_solutions *others, int cell, int value);

/* Room for a caller's note about each question. */
struct nn_question_note {
    size_t puzzle;
    int cell;
    bool is_narrow;
};
struct nn_question_note *nn_second_solutions_notes(struct nn_second_solutions *others);

/* Answer them all. NONET_STOPPED: there are no answers. NONET_ERR_INTERNAL: an answer failed its check. */
nonet_status nn_second_solutions_run(struct nn_second_solutions *others, struct nn_watch *watch);

/* Answers of the last run, until the next question. Found: checked and in *other_solution. */
enum nn_second_solution { NN_SECOND_NONE, NN_SECOND_FOUND, NN_SECOND_OPEN };
enum nn_second_solution nn_second_solutions_answer(const struct nn_second_solutions *others, size_t question,
                                                   const uint8_t **other_solution);

/* Count the solutions of one puzzle on such a board up to `limit`; `solution` gets one. With any number of nodes. */
nonet_status nn_second_solutions_count_all(struct nn_second_solutions *others, uint8_t *cells, uint64_t limit,
                                           struct nn_watch *watch, uint8_t *solution, uint64_t *count);

/* The engine for many, if the board is a plain one of 9x9; else NULL. */
struct nn_bulk *nn_second_solutions_bulk(struct nn_second_solutions *others);

#endif
