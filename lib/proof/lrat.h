/* lrat.h: the checker of LRAT proofs, in which every clause names the clauses that it follows from.
 *
 * It shares nothing with the engines nor with the other checker (rup.h), and needs no search: the literals of a new
 * clause are false, and each hint must be a clause with a single literal that is not false, which then is true, until
 * one is false as a whole. What it trusts is the puzzle as clauses (rule_clauses.c).
 *
 *     number     of a clause: the rules from 1, then the clause that excludes the solution, if there is one, then the
 *                proof's own, each larger than the one before
 *     literal    2 * variable: placed, 2 * variable + 1: not placed
 *     arena      the clauses, one after the other: number, size, literals. Deleted ones have no place any more, and lose
 *                their space when they fill half of the arena */
#ifndef NN_LRAT_H
#define NN_LRAT_H

#include "base/stop.h"
#include "board/layout.h"

struct nn_lrat {
    const nonet_layout *layout;
    uint32_t *arena;
    size_t arena_used, arena_room, arena_deleted;
    uint32_t *places; /* [number] in the arena, plus 1; 0: there is no such clause */
    size_t place_room;
    uint32_t rules;     /* how many clauses these are; the next number excludes the solution */
    uint32_t last;      /* number that was used */
    uint32_t *solution; /* the clause that excludes it, as in the arena; or NULL */

    uint32_t *clause; /* the new one, size first, each literal once */
    uint32_t number;  /* its own */
    int8_t *value;    /* [literal] 1 true, -1 false, 0 open, in this line */
    uint32_t *trail;  /* the literals that are true */
    uint32_t trail_length;
    bool is_contradicted; /* the line is proved */
    bool is_refuted;      /* the proof is complete */

    size_t memory_used, memory_limit;
    bool lacks_memory;
    void *block;
};

/* `lrat` is all zero except for the memory limit. False: no memory, or the watch is over. */
bool nn_lrat_begin(struct nn_lrat *lrat, const nonet_position *position, struct nn_watch *watch);
void nn_lrat_free(struct nn_lrat *lrat);

/* The calls below return NULL, or what is wrong. */

/* Other solutions than this one are meant from now on. */
const char *nn_lrat_exclude(struct nn_lrat *lrat, const uint8_t *solution);

/* A line: its number, its literals (as in variables.h), its hints, its end. */
const char *nn_lrat_open(struct nn_lrat *lrat, int64_t number);
void nn_lrat_literal(struct nn_lrat *lrat, int literal);
const char *nn_lrat_hint(struct nn_lrat *lrat, int64_t number);
const char *nn_lrat_close(struct nn_lrat *lrat);

const char *nn_lrat_delete(struct nn_lrat *lrat, int64_t number);

#endif
