/* proof_reading.h: what reads the clauses of a proof, token by token, and gives them to a checker: one for each format.
 *
 * Which format it is, the first number tells: a literal of DRAT is at most the number of variables, and a clause's
 * number in LRAT is larger than that of any rule, of which there are more than variables. */
#ifndef NN_PROOF_READING_H
#define NN_PROOF_READING_H

#include "base/stop.h"
#include "board/layout.h"
#include "proof/proof_scanner.h"

/* How far it has come. */
struct nn_proof_reading {
    const nonet_position *position;
    const struct nn_scanner *scanner; /* has the token */
    size_t memory_limit;
    struct nn_watch *watch;
    bool is_inside;        /* of a clause */
    bool is_refuted;       /* the proof is complete */
    bool lacks_memory;     /* nothing will be decided */
    const char *problem;   /* or NULL */
    bool is_malformed;     /* the problem is the text itself */
    uint64_t line, column; /* of the problem */
    uint64_t clauses, deletions;
};

struct nn_proof_reader {
    /* NULL: no memory, or the watch is over. */
    void *(*begin)(struct nn_proof_reading *reading);
    /* Other solutions than this one are meant from now on. */
    void (*exclude)(void *checker, struct nn_proof_reading *reading, const uint8_t *solution);
    /* The scanner has a number or a d. */
    void (*take)(void *checker, struct nn_proof_reading *reading, enum nn_proof_token token);
    void (*free)(void *checker);
};

extern const struct nn_proof_reader nn_drat_reader, nn_lrat_reader;

/* The token cannot be there. */
static inline void nn_reading_refuse(struct nn_proof_reading *reading, const char *problem)
{
    reading->problem = problem;
    reading->is_malformed = true;
    reading->line = reading->scanner->token_line;
    reading->column = reading->scanner->token_column;
}

/* What is said at this place is not true. */
static inline void nn_reading_fail(struct nn_proof_reading *reading, const char *problem, uint64_t line,
                                   uint64_t column)
{
    reading->problem = problem;
    reading->line = line;
    reading->column = column;
}

/* Is the number that of a candidate, placed or not? Refused otherwise. */
bool nn_reading_takes_literal(struct nn_proof_reading *reading, int64_t number);

#endif
