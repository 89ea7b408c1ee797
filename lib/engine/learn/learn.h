/* learn.h: the state of the learning engine: conflict-driven clause learning over native groups.
 *
 * Plain search learns nothing: what it finds out in one corner of a 25x25 board it finds out again under every other
 * guess. Here every contradiction is traced back to the few assumptions that caused it, and their negation is kept as a
 * clause, so that the same mistake is not made again.
 *
 *     variable   a candidate that the singles and locked candidates of the empty board left open
 *     literal    2 * variable: it is placed;  2 * variable + 1: it is ruled out
 *     group      candidates of which exactly one is placed: those of a cell, those of a value in a house.
 *                Groups are data: an extra house is a few more of them, nothing else changes.
 *     clause     a learnt "at least one of these literals"
 *
 * Groups propagate directly instead of being spelt out as thousands of clauses: a word for each group says which
 * members are still open, so "the last one" and "all the others" are one operation each. Three heads walk along the
 * trail of assigned literals:
 *
 *     trail    p1 -p2 -p3  p4 ...        (placed, ruled out, ...)
 *     peers    a placed candidate rules out its groups' other members; always first, to the end
 *     groups   a ruled out candidate leaves its groups' words; a group with one member left places it
 *     clauses  a clause whose watched literals are false but one makes that one true
 *
 * Groups and clauses take turns literal by literal: the first explanation of a literal decides what is
 * learnt, and this order gave the best clauses by far (6 of 8 hard boards solved instead of 3).
 *
 * One struct is one solver: nothing is shared, so several may run in parallel; team.h says how they work together on
 * one board. */
#ifndef NN_LEARN_H
#define NN_LEARN_H

#include <assert.h>
#include <stddef.h>

#include "base/bits.h"
#include "base/stop.h"
#include "board/board.h"

typedef uint32_t nn_literal;
typedef uint32_t nn_clause_ref; /* where a clause begins in the arena */

enum { NN_SEATS = 1 + NN_HOUSE_KINDS }; /* groups that a candidate belongs to */
enum { NN_ASSUMED_LEVELS = 64 };        /* at most (assume.h); a level of assumptions may be empty */
enum { NN_SEAT_BITS = 6 };              /* a group has at most 64 members */
_Static_assert(NONET_MAX_SIDE <= 1 << NN_SEAT_BITS, "a group is one word");

struct nn_group {
    uint64_t open;  /* members that the groups' head has not seen ruled out */
    uint32_t first; /* its members are members[first .. first + count - 1] */
    uint32_t count;
};

/* Why a literal is true: a kind in the low bits, and which one of it. */
enum nn_reason_kind { NN_BY_NOTHING, NN_BY_PEER, NN_BY_GROUP, NN_BY_CLAUSE, NN_BY_EXCLUSION };
enum { NN_REASON_BITS = 3 };

struct nn_fact {
    uint32_t level; /* how many decisions stood when it was assigned */
    uint32_t reason;
    uint32_t position; /* on the trail */
};

struct nn_clause {
    uint32_t size;
    uint32_t glue; /* different decision levels among its literals when it was learnt: few is good */
    uint32_t flags;
    uint32_t resume;       /* where the last search for a literal to watch ended */
    nn_literal literals[]; /* the first two are watched */
};
enum { NN_CLAUSE_HEADER = sizeof(struct nn_clause) / sizeof(uint32_t) };
enum { NN_USED = 3, NN_KEEP = 4, NN_GARBAGE = 8, NN_VIVIFIED = 16 }; /* flags; USED counts down */

struct nn_watched {
    nn_literal blocker; /* another literal of the clause: while it is true, the clause need not be visited */
    nn_clause_ref clause;
};
struct nn_watch_list {
    struct nn_watched *items;
    uint32_t count, room;
};

struct nn_literals {
    const nn_literal *first;
    uint32_t count;
};

/* A variable on the way from a literal to its reasons, and to their reasons; see shrink.c. */
struct nn_implication {
    const nn_literal *next, *end; /* the literals of its reason that are still to be examined */
    uint32_t variable;
};
enum { NN_DEEPEST_IMPLICATION = 500 }; /* how far reasons are followed */

/* Called when clauses are learnt and deleted, for a proof. */
typedef void nn_clause_sink(void *context, const nn_literal *literals, uint32_t count, uint32_t glue);

struct nn_learn {
    /* the problem (problem.c) */
    uint32_t variables, group_count;
    struct nn_group *groups;
    nn_literal *members;    /* of all groups, as "placed" literals */
    uint32_t *seats;        /* [variable * NN_SEATS + k] = group << NN_SEAT_BITS | place among its members */
    uint32_t *candidate_at; /* [variable] = cell << NN_SEAT_BITS | value */
    uint32_t *variable_at;  /* [cell * side + value], or UINT32_MAX */
    int side;

    /* the assignment (trail.h, consequences.c) */
    int8_t *value; /* [literal] 1 true, -1 false, 0 open */
    struct nn_fact *facts;
    nn_literal *trail;
    uint32_t trail_length, peers_head, groups_head, clauses_head;
    uint32_t *level_start; /* [level] length of the trail before this level's decision; 1-based */
    uint32_t level;
    uint32_t fixed;    /* levels up to here are not the search's own: their literals need not become more active */
    uint32_t conflict; /* the reason that is violated */
    nn_literal conflict_pair[2]; /* its literals when it is two peers */
    nn_literal *negated;         /* [variable] the literal "ruled out": reasons by peers point at it */
    nn_literal *denied;          /* [level - 1] its decision, negated: reasons by exclusion point at them */
    uint32_t floor;              /* levels up to here have exclusions and must not be taken back (exclude.c) */
    nn_clause_ref ignored;       /* the clause under vivification does not propagate */
    uint64_t effort;             /* clauses visited and placements spread: the engine's clock */

    /* the clauses (clauses.c) */
    uint32_t *arena;
    size_t arena_used, arena_room;
    nn_clause_ref *clauses; /* all of them, in the order of the arena */
    uint32_t clause_count, clause_room;
    struct nn_watch_list *watchers; /* [literal] the clauses to visit when it becomes false */
    size_t memory_used, memory_limit;
    bool lacks_memory;
    uint32_t simplified_length; /* of the trail when the root was last simplified */

    /* decisions (heap.c, phases.c) */
    double *activity, activity_step;
    uint32_t *heap, *heap_place, heap_count;
    int8_t *saved_phase, *target_phase, *best_phase; /* 1 place, 0 rule out, -1 no opinion */
    uint32_t target_height, best_height;

    /* analysis (analyze.c, shrink.c) */
    uint8_t *marks;
    uint32_t *marked, marked_count;     /* variables with a mark */
    uint32_t *analyzed, analyzed_count; /* variables to bump */
    nn_literal *learnt, *scratch;
    uint32_t learnt_count;
    uint32_t *level_stamp, stamp;
    uint32_t *level_lowest; /* [level] the first place on the trail of a literal of the clause */
    struct nn_implication *implications;
    uint32_t *variable_stamp, variable_time;
    int32_t *shares;         /* [variable] learnt literals that this placement explains */
    uint32_t *literal_count; /* [literal] in how many clauses, for vivification */

    /* the loop (learn_run.c) */
    uint64_t conflicts, decisions, restarts, reductions, rephasings, deepest, solutions;
    uint64_t solved_at;                 /* conflicts when the last solution was found */
    uint64_t luby_u, luby_v, luby_left; /* see restart.c */
    struct {
        uint64_t reduction, rephasing, inprocessing, probing, pause; /* at this many conflicts */
    } next;
    uint64_t searched_from; /* the effort when the last inprocessing ended */
    size_t arena_kept;      /* the length of the arena after the last thorough reduction */
    struct nn_watch *watch;
    struct nn_member *member; /* of a team (team.h), or NULL */
    uint64_t seed;            /* different for each member, which so starts with its own order; 0: the plain order */
    void *sink_context;
    nn_clause_sink *on_learnt, *on_deleted; /* or NULL */
    nn_clause_sink *on_excluded; /* or NULL: clauses that hold only because a solution was found (exclude.c) */
    void *block;                 /* the memory of everything that is sized by the problem */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; learn_check.c). */
const char *nn_learn_check(const struct nn_learn *learn);

/* ---- problem.c ----------------------------------------------------------------------------------- */

/* Make the groups of the open candidates of a board whose singles were found. False: no memory. `learn` is all zero
 * except for the memory limit and the seed. */
bool nn_learn_load(struct nn_learn *learn, const struct nn_board *board);
void nn_learn_free(struct nn_learn *learn);
uint32_t nn_learn_variable(const struct nn_learn *learn, int cell, int value); /* or UINT32_MAX */
/* The solution that was found on this board. */
void nn_learn_read(const struct nn_learn *learn, const struct nn_board *board, uint8_t *cells);

/* ---- learn_run.c --------------------------------------------------------------------------------------- */

enum nn_learn_end { NN_LEARN_EXHAUSTED, NN_LEARN_SOLVED, NN_LEARN_STOPPED, NN_LEARN_NO_MEMORY };

/* Find the next solution: value[] is complete when the result is NN_LEARN_SOLVED. */
enum nn_learn_end nn_learn_next(struct nn_learn *learn);
/* Also for other loops (assume.c). learnt[] holds from now on, and all but its first literal are false on this
 * level. */
void nn_learn_keep_learnt(struct nn_learn *learn, uint32_t glue);
void nn_learn_reduce_base(struct nn_learn *learn); /* when it is due */
void nn_learn_begin_schedule(struct nn_learn *learn);
/* With no decision in place: add this clause. False: it contradicts the others. */
bool nn_learn_add(struct nn_learn *learn, const nn_literal *literals, uint32_t count, uint32_t glue, uint32_t flags);

/* ---- exclude.c ----------------------------------------------------------------------------------- */

/* Go on after a solution: it will not be found again. False: there is no other. */
bool nn_learn_exclude(struct nn_learn *learn);
/* The current level, which has exclusions, ended in a contradiction: everything below it is explored. */
void nn_learn_leave_floor(struct nn_learn *learn);
/* Turn the exclusions into clauses, so that the search is free again. */
void nn_learn_record_exclusions(struct nn_learn *learn);
bool nn_learn_should_record(const struct nn_learn *learn);

#endif
