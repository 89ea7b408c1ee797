/* rup.h: does a clause follow by unit propagation? The checker of proofs.
 *
 * It shares nothing with the engines: it trusts only the rules, the puzzle, and clauses that it has checked. A clause
 * follows if assuming all of its literals false leads to a contradiction by these alone:
 *
 *     cell, house     the last candidate that is not ruled out is placed; a placed one rules out the others
 *     clause          the last literal that is not false is true
 *
 *     variable   a candidate of the whole board, cell * side + value, open or not
 *     literal    2 * variable: placed, 2 * variable + 1: not placed
 *     root       what holds without assumptions; it only grows, even when the clauses it came from are deleted
 *
 * Every literal knows why it is true, for those who write down hints (lrat_writer.c); the checker itself never asks.
 * Deleting clauses only affects speed and memory: whatever follows from fewer clauses follows from all. */
#ifndef NN_RUP_H
#define NN_RUP_H

#include "base/stop.h"
#include "board/layout.h"

enum { NN_RUP_GROUPS = 1 + NN_HOUSE_KINDS }; /* that a candidate belongs to */

/* Why a literal is true. */
enum nn_rup_cause {
    NN_RUP_ASSUMED,
    NN_RUP_TOLD,   /* by the puzzle, or by the clause that was just added */
    NN_RUP_PLACED, /* `from` is placed, and rules it out */
    NN_RUP_LAST,   /* nothing else is left in the group `from` */
    NN_RUP_CLAUSE, /* nothing else is left in the clause `from` */
};

struct nn_rup_reason {
    uint32_t cause; /* enum nn_rup_cause */
    uint32_t from;
};

struct nn_rup_clause {
    uint32_t number; /* as the caller counts; for hints */
    uint32_t size;
    uint32_t hash;
    uint32_t next; /* in its bucket, or NN_RUP_NONE */
    uint32_t is_deleted;
    uint32_t literals[]; /* the first two are watched */
};

struct nn_rup_watch {
    uint32_t blocker; /* another literal of the clause: while it is true, the clause need not be visited */
    uint32_t clause;
};

struct nn_rup_list {
    struct nn_rup_watch *items;
    uint32_t count, room;
};

struct nn_rup {
    const nonet_layout *layout;
    uint32_t variables, group_count;
    uint32_t *groups;  /* [variable * NN_RUP_GROUPS + k] cells first, then house * side + value */
    uint32_t *members; /* [group * side + k] those that the root has not ruled out, as literals "placed" */
    uint8_t *sizes;    /* [group] how many these are */
    int8_t *value;     /* [literal] 1 true, -1 false, 0 open */
    uint8_t *left;     /* [group] candidates that are not ruled out */
    uint32_t *trail;
    uint32_t trail_length, groups_head, clauses_head, root_length;
    bool is_refuted; /* the root is a contradiction */

    struct nn_rup_reason *reasons; /* [variable] of its literal that is true */
    struct nn_rup_reason
        conflict;              /* the last contradiction: what should make `conflict_literal` true, which is false */
    uint32_t conflict_literal; /* meaningless for NN_RUP_LAST: nothing is left at all */

    uint32_t *arena; /* the clauses, one after the other */
    size_t arena_used, arena_room, arena_deleted;
    uint32_t *buckets; /* clauses by hash, for deletions */
    uint32_t bucket_count, clause_count;
    struct nn_rup_list *watches; /* [literal] the clauses to visit when it becomes false */
    uint32_t *stamps, stamp;     /* [literal] for comparing clauses */
    size_t memory_used, memory_limit;
    bool lacks_memory;
    void *block;
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

#define NN_RUP_NONE UINT32_MAX

/* The rules and the puzzle. `rup` is all zero except for the memory limit. False: no memory. */
bool nn_rup_begin(struct nn_rup *rup, const nonet_position *position);
void nn_rup_free(struct nn_rup *rup);

/* NULL, or the invariant that does not hold (base/invariants.h; rup_check.c). */
const char *nn_rup_check(const struct nn_rup *rup);

/* The groups lose the members that the root rules out. */
void nn_rup_tidy(struct nn_rup *rup);

/* Literals are different from each other, here and below. */
bool nn_rup_follows(struct nn_rup *rup, const uint32_t *literals, uint32_t count);
/* The same in two steps, between which reasons and trail can be looked at. Not for a refuted root. */
bool nn_rup_refutes(struct nn_rup *rup, const uint32_t *literals, uint32_t count);
void nn_rup_return_to_root(struct nn_rup *rup);
/* Accept a clause; may set lacks_memory. */
void nn_rup_add(struct nn_rup *rup, const uint32_t *literals, uint32_t count, uint32_t number);
/* Forget a clause, if it is there. Returns its number, or 0. */
uint32_t nn_rup_delete(struct nn_rup *rup, const uint32_t *literals, uint32_t count);

/* ---- rup_clauses.c ------------------------------------------------------------------------------------- */

static inline struct nn_rup_clause *nn_rup_clause_at(const struct nn_rup *rup, uint32_t clause)
{
    return (struct nn_rup_clause *)(rup->arena + clause);
}

/* Visit the clause when the literal becomes false, unless the blocker is true. */
void nn_rup_watch(struct nn_rup *rup, uint32_t literal, uint32_t clause, uint32_t blocker);
/* Two literals or more, the first two watched. */
void nn_rup_store(struct nn_rup *rup, const uint32_t *literals, uint32_t count, uint32_t number);

#endif
