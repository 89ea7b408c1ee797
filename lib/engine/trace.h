/* trace.h: telling who watches what the search engine does (nonet_solver_trace).
 *
 * An event is made in parts: begun, filled in by who decides, and told when everything was deduced from the decision. All
 * that an event says can be seen on the board and its trail, so a search that nobody watches (nn_task.trace is NULL) does
 * nothing for it but ask, once a node. */
#ifndef NN_TRACE_H
#define NN_TRACE_H

#include "board/board.h"
#include "engine/choose.h"

struct nn_trace {
    nonet_trace_sink *sink;
    void *context;
    uint8_t *cells;          /* the board of the event */
    nonet_trace_event event; /* in the making */
    bool is_refused;         /* the sink wants no more */
};

void nn_trace_begin(struct nn_trace *trace, nonet_trace_kind kind, uint32_t depth);

/* The candidate that is chosen, and what else there was; before it is placed. */
void nn_trace_add_choice(struct nn_trace *trace, const struct nn_board *board, struct nn_guess_choice choice);

void nn_trace_tell(struct nn_trace *trace, const struct nn_board *board);

/* Tell it with what was deduced since the mark, or with the contradiction that came of it. */
void nn_trace_tell_deduction(struct nn_trace *trace, const struct nn_board *board, struct nn_board_mark since,
                             bool is_possible);

/* Tell it with a contradiction: the question that has no answer, or NN_NO_QUESTION. */
void nn_trace_tell_contradiction(struct nn_trace *trace, const struct nn_board *board, int question);

/* The first value of a house that has no place, as a question (board.h), where singles are not deduced. */
int nn_trace_lost_question(const struct nn_board *board);

#endif
