/* meeting.c: how the members of a team share clauses and solutions; the rules are in team.h.
 *
 * Clauses travel as records of words: size, glue (0: never to be dropped), literals. A member collects its own in an
 * outbox that is copied to the team's ring when it meets, and copies what the others wrote since its last meeting into
 * its inbox. The lock is held for these copies only. A full ring overwrites its oldest clauses: a member that comes too
 * late misses them, which does no harm. */
#include <stdlib.h>
#include <string.h>

#include "base/invariants.h"
#include "engine/learn/clauses.h"
#include "engine/learn/inprocess.h"
#include "engine/learn/team.h"
#include "engine/learn/trail.h"

enum { RECORD_HEADER = 2 };

/* Clauses up to this glue are worth sharing. On uniqueness proofs of 25x25 boards two members took 0.77 of the time of
 * one with a glue up to 2, 0.68 with 4, 0.62 with 8, 0.67 with 20. */
enum { SHARED_GLUE = 8 };

static size_t write_record(uint32_t *to, const nn_literal *literals, uint32_t count, uint32_t glue)
{
    assert(count);
    to[0] = count;
    to[1] = glue;
    memcpy(to + RECORD_HEADER, literals, count * sizeof *literals);
    return RECORD_HEADER + (size_t)count;
}

void nn_member_offer(struct nn_member *member, const nn_literal *literals, uint32_t count, uint32_t glue)
{
    if (!member->has_company || (count > 1 && glue > SHARED_GLUE)) return;
    if (member->outbox_used + RECORD_HEADER + count > NN_OUTBOX_WORDS) return;
    member->outbox_used += (uint32_t)write_record(member->outbox + member->outbox_used, literals, count, glue);
}

bool nn_member_pack(const struct nn_learn *learn, uint32_t **records, size_t *used)
{
    size_t room = learn->trail_length * (RECORD_HEADER + 1) + learn->arena_used + 1;
    *used = 0;
    *records = malloc(room * sizeof **records);
    if (!*records) return false;
    for (uint32_t at = 0; at < learn->trail_length; at++)
        *used += write_record(*records + *used, &learn->trail[at], 1, 1);
    for (uint32_t at = 0; at < learn->clause_count; at++) {
        const struct nn_clause *clause = nn_clause_at(learn, learn->clauses[at]);
        if (clause->flags & NN_GARBAGE || (clause->glue > SHARED_GLUE && !(clause->flags & NN_KEEP))) continue;
        const uint32_t glue = clause->flags & NN_KEEP ? 0 : clause->glue;
        *used += write_record(*records + *used, clause->literals, clause->size, glue);
    }
    assert(*used <= room);
    return true;
}

/* Only the member that learnt a clause tries to shorten it. */
static uint32_t flags_of(uint32_t glue)
{
    return glue == 0 ? NN_KEEP : NN_VIVIFIED | (glue <= NN_GLUE_FOR_LONG ? 2 : 1);
}

bool nn_member_unpack(struct nn_learn *learn, const uint32_t *records, size_t used)
{
    for (size_t at = 0; at < used; at += RECORD_HEADER + (size_t)records[at]) {
        const uint32_t glue = records[at + 1];
        if (!nn_learn_add(learn, records + at + RECORD_HEADER, records[at], glue ? glue : 1, flags_of(glue)))
            return false;
        if (learn->lacks_memory) return true;
    }
    return true;
}

/* ---- meeting, with the lock -------------------------------------------------------------------------------- */

/* Copy words between the ring, from a position that never wraps, and a straight piece of memory. */
static void copy_ring(struct nn_team *team, uint64_t place, uint32_t *words, size_t count, bool writes)
{
    while (count) {
        const size_t at = (size_t)(place % team->ring_room);
        const size_t part = count < team->ring_room - at ? count : team->ring_room - at;
        if (writes) memcpy(team->ring + at, words, part * sizeof *words);
        else memcpy(words, team->ring + at, part * sizeof *words);
        place += part;
        words += part;
        count -= part;
    }
}

/* Returns how many words are in the inbox. */
static size_t take_records(struct nn_team *team, struct nn_member *member)
{
    const uint64_t fresh = team->written - member->read;
    const size_t count = fresh <= team->ring_room ? (size_t)fresh : 0; /* else some were lost: start over */
    copy_ring(team, team->written - count, member->inbox, count, false);
    return count;
}

static void hand_records(struct nn_team *team, struct nn_member *member)
{
    copy_ring(team, team->written, member->outbox, member->outbox_used, true);
    team->written += member->outbox_used;
    member->read = team->written;
    member->outbox_used = 0;
}

static bool take_solutions(struct nn_member *member, uint32_t listed)
{
    for (; member->excluded < listed; member->excluded++) {
        const struct nn_listed *entry = &member->team->list[member->excluded];
        if (!nn_learn_add(member->learn, entry->clause, entry->count, 1, NN_KEEP)) return false;
    }
    return true;
}

bool nn_member_meet(struct nn_member *member)
{
    struct nn_team *team = member->team;
    nn_learn_backtrack(member->learn, 0);
    if (!nn_learn_propagate(member->learn)) return false;
    nn_lock_take(&team->lock);
    const size_t received = take_records(team, member);
    hand_records(team, member);
    const uint32_t listed = team->listed;
    NN_CHECK(nn_team_check(team, member));
    nn_lock_give(&team->lock);
    return take_solutions(member, listed) && nn_member_unpack(member->learn, member->inbox, received);
}

/* ---- solutions --------------------------------------------------------------------------------------------- */

static bool make_entry(const struct nn_member *member, struct nn_listed *entry)
{
    const struct nn_learn *learn = member->learn;
    const size_t cells = (size_t)member->team->board->layout->cells;
    const size_t clause_bytes = learn->level * sizeof *entry->clause;
    entry->clause = malloc(clause_bytes + cells);
    if (!entry->clause) return false;
    entry->count = learn->level;
    entry->cells = (uint8_t *)entry->clause + clause_bytes;
    memcpy(entry->clause, learn->denied, clause_bytes);
    nn_learn_read(learn, member->team->board, entry->cells);
    return true;
}

bool nn_member_report(struct nn_member *member)
{
    assert(member->learn->trail_length == member->learn->variables);
    struct nn_team *team = member->team;
    struct nn_listed entry;
    if (!make_entry(member, &entry)) return false;
    nn_lock_take(&team->lock);
    const bool is_new = member->excluded == team->listed && team->listed < NN_LISTED_SOLUTIONS;
    if (is_new) {
        team->list[team->listed++] = entry;
        nonet_stop_now(&team->news);
    }
    nn_lock_give(&team->lock);
    if (!is_new) free(entry.clause);
    return true;
}
