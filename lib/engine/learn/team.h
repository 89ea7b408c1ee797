/* team.h: several learners working on one board, each in its own thread.
 *
 * All of them look for the same thing in different places (each starts with its own random order), and share what they
 * learn. Every few hundred conflicts, with no decision in place, a member meets the others: it passes on the good
 * clauses it has learnt since the last time, and takes theirs. A mistake that one has understood is not made by the
 * others, so proofs get shorter, too.
 *
 *     member 0, in the caller's thread   learns alone for a while; takes on helpers when threads are free; takes what
 *                                        the team found to the caller
 *     member 1, 2, ...                   begin with the clauses of member 0; end when their thread is wanted
 *
 * A member that finds a solution puts it on the team's list, with the decisions that lead to it as a clause that all
 * others exclude it by. At a meeting the list is taken before the clauses: so a clause that holds only without the
 * solutions so far never reaches a member that may still find them. A solution counts only if its finder has taken the
 * whole list; otherwise it may be on it already. When the list is full, the team ends, and member 0 goes on alone, as
 * it does when no thread is free (exclude.c): solutions that come by the thousand need no help.
 *
 * What is shared: with the lock, everything in the second part of struct nn_team; as atomics, the two switches `news`
 * (rung for member 0) and `over` (for helpers), and the permits; and the board, which nobody changes. An entry of the
 * list never changes, so anyone who has seen it counted may read it without the lock. A struct nn_member belongs to its
 * thread, and to member 0 before the thread starts and after it was joined.
 *
 * Tried, with two members on uniqueness proofs of hard 25x25 boards: together they need about as many conflicts as one
 * alone, so the time is halved, except for the beginning and the cost of the other's clauses. Other phases or restarts
 * for the helper changed nothing beyond the noise, nor did leaving out clauses of more than 30 literals. */
#ifndef NN_LEARN_TEAM_H
#define NN_LEARN_TEAM_H

#include "base/permits.h"
#include "base/threads.h"
#include "engine/learn/learn.h"

enum { NN_MOST_MEMBERS = 16, NN_LISTED_SOLUTIONS = 8, NN_OUTBOX_WORDS = 1 << 14 };

enum nn_helper_state {
    NN_HELPER_ABSENT, /* never started, or its thread was joined */
    NN_HELPER_WORKS,
    NN_HELPER_LEFT, /* its thread is to be joined */
};

struct nn_member {
    struct nn_team *team;
    struct nn_learn *learn;
    uint32_t *outbox, *inbox; /* records, see meeting.c */
    uint32_t outbox_used;
    uint64_t read;     /* words of the ring so far */
    uint32_t excluded; /* how much of the list */
    bool has_company;  /* there are others to read its clauses */

    /* helpers only */
    struct nn_thread thread;
    struct nn_learn own;
    struct nn_watch watch;
    uint32_t *dowry; /* the clauses of member 0 to start with */
    size_t dowry_used;
    bool gave_permit_back;
};

struct nn_listed {
    uint8_t *cells;
    nn_literal *clause; /* in the same block */
    uint32_t count;
};

struct nn_team {
    /* set before the first helper comes */
    const struct nn_board *board;
    nonet_permits *permits; /* or NULL */
    uint32_t threads;       /* members at most */
    uint32_t pause_unit;    /* conflicts from one meeting to the next */
    size_t memory_limit;    /* of all together */
    bool has_lock;          /* helpers are possible */
    bool is_open;           /* there were helpers, so there is a ring */
    nonet_stop news, over;
    size_t ring_room;
    struct nn_member members[NN_MOST_MEMBERS];
    /* member 0 only */
    uint32_t delivered; /* solutions of the list that the caller has */
    bool must_exclude;  /* the last solution, which is not on the list */
    bool is_done;       /* its learner found a contradiction and must not run again: only the list is left */

    struct nn_lock lock; /* everything below needs it */
    uint32_t *ring;
    uint64_t written; /* words so far */
    struct nn_listed list[NN_LISTED_SOLUTIONS];
    uint32_t listed;
    bool is_exhausted; /* all solutions are on the list */
    bool is_closed;    /* no more helpers: one ran out of memory, and so would the next */
    enum nn_helper_state states[NN_MOST_MEMBERS];
    struct nn_team_stats {
        uint64_t decisions, conflicts, effort, deepest;
    } stats; /* of helpers that left */
};

/* ---- team.c ------------------------------------------------------------------------------------------------ */

/* A team of one: `learn` is loaded with the board. `threads`: how many it may become. */
void nn_team_begin(struct nn_team *team, struct nn_learn *learn, const struct nn_board *board, uint32_t threads,
                   nonet_permits *permits);
/* The next solution into cells[], when the result is NN_LEARN_SOLVED. */
enum nn_learn_end nn_team_next(struct nn_team *team, uint8_t *cells);
/* Ends all helpers. */
void nn_team_end(struct nn_team *team);

/* NULL, or the invariant that does not hold (base/invariants.h; team_check.c). */
const char *nn_team_check(const struct nn_team *team, const struct nn_member *member);

/* Called by the loop every now and then. False: there is no (further) solution. */
bool nn_member_pause(struct nn_member *member);

/* ---- meeting.c --------------------------------------------------------------------------------------------- */

/* A clause was learnt: keep it for the others if it is good. */
void nn_member_offer(struct nn_member *member, const nn_literal *literals, uint32_t count, uint32_t glue);
/* The same, and write it to a proof if there is one. */
static inline void nn_learn_announce(const struct nn_learn *learn, const nn_literal *literals, uint32_t count,
                                     uint32_t glue)
{
    if (learn->on_learnt) learn->on_learnt(learn->sink_context, literals, count, glue);
    if (learn->member) nn_member_offer(learn->member, literals, count, glue);
}
/* Share clauses and take those of the others; no decision is left. False: there is no (further) solution. */
bool nn_member_meet(struct nn_member *member);
/* Put the solution that member->learn has found on the list, unless it may be there. False: no memory. */
bool nn_member_report(struct nn_member *member);
/* Write a learner's clauses into records, and read them. */
bool nn_member_pack(const struct nn_learn *learn, uint32_t **records, size_t *used);
bool nn_member_unpack(struct nn_learn *learn, const uint32_t *records, size_t used);

#endif
