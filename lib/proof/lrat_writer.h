/* lrat_writer.h: turns the clauses of a proof, as they are found, into lines of LRAT: the checker of rup.h follows
 * each, and its reasons are the hints.
 *
 *     4711 -30 112 -118 0 17 4690 2210 0      a clause with its number, and the clauses it follows from, in order
 *     4712 d 4690 0                           a clause that is no longer needed
 *
 * What holds without assumptions gets lines of its own, each a clause of one literal, so that hints stay short and
 * deletions take nothing away. */
#ifndef NN_LRAT_WRITER_H
#define NN_LRAT_WRITER_H

#include "base/stop.h"
#include "base/text_out.h"
#include "board/layout.h"

struct nn_lrat_writer;

/* Writes what follows from the puzzle alone. NULL: no memory, or the watch is over. */
struct nn_lrat_writer *nn_lrat_writer_new(const nonet_position *position, struct nn_watch *watch,
                                          struct nn_text_out *out);
void nn_lrat_writer_free(struct nn_lrat_writer *writer);

/* A clause: its literals (numbers as in variables.h), then its end, as an addition or a deletion. In
 * trouble, `out` refuses all that follows. */
void nn_lrat_writer_literal(struct nn_lrat_writer *writer, int literal);
void nn_lrat_writer_add(struct nn_lrat_writer *writer);
void nn_lrat_writer_delete(struct nn_lrat_writer *writer);
/* From here on the proof is about other solutions. */
void nn_lrat_writer_exclude(struct nn_lrat_writer *writer, const uint8_t *solution);

/* NONET_OK, or why the proof cannot go on: no memory, or a clause that does not follow. */
nonet_status nn_lrat_writer_trouble(const struct nn_lrat_writer *writer);

#endif
