/* team.c: the life of a team: helpers come and go, and member 0 passes what was found to the caller. See team.h.
 *
 * If a helper cannot be started (no thread, no memory), there is just less help. Its share of the memory for clauses is
 * taken from member 0 before it starts. */
#include "engine/learn/team.h"

#include <stdlib.h>
#include <string.h>

#include "engine/learn/clauses.h"
#include "engine/learn/trail.h"

/* The number of conflicts before helpers may start, so that easy boards never pay for threads, and from one meeting to
 * the next: two members that met every 500 conflicts needed 0.59 of the time of one for ten uniqueness proofs; every
 * 100 conflicts, 0.56, a difference hardly above the noise. */
enum { FIRST_PAUSE = 500, PAUSE_UNIT = 100 };

void nn_team_begin(struct nn_team *team, struct nn_learn *learn, const struct nn_board *board, uint32_t threads,
                   nonet_permits *permits)
{
    const uint32_t most = NN_HAS_THREADS ? NN_MOST_MEMBERS : 1;
    memset(team, 0, sizeof *team);
    team->board = board;
    team->permits = permits;
    team->threads = threads < most ? threads : most;
    learn->next.pause = FIRST_PAUSE;
    team->pause_unit = PAUSE_UNIT;
    team->memory_limit = learn->memory_limit;
    team->members[0] = (struct nn_member){.team = team, .learn = learn};
    if (team->threads > 1 && nn_lock_begin(&team->lock)) learn->member = &team->members[0];
    team->has_lock = learn->member != NULL;
}

/* ---- in the thread of a helper ----------------------------------------------------------------------------- */

static enum nn_learn_end begin_helping(struct nn_member *member)
{
    const bool is_loaded = nn_learn_load(&member->own, member->team->board);
    const bool is_possible = !is_loaded || nn_member_unpack(&member->own, member->dowry, member->dowry_used);
    free(member->dowry);
    if (!is_loaded) return NN_LEARN_NO_MEMORY;
    return is_possible ? NN_LEARN_SOLVED : NN_LEARN_EXHAUSTED;
}

/* Until it is told to end, or nothing is left to be found. */
static enum nn_learn_end go_on_helping(struct nn_member *member)
{
    for (;;) {
        const enum nn_learn_end end = nn_learn_next(&member->own);
        if (end != NN_LEARN_SOLVED) return end;
        if (!nn_member_report(member)) return NN_LEARN_NO_MEMORY;
        if (!nn_member_meet(member)) return NN_LEARN_EXHAUSTED;
        if (member->excluded == NN_LISTED_SOLUTIONS) return NN_LEARN_STOPPED;
    }
}

static void add_stats(struct nn_team_stats *stats, const struct nn_learn *learn)
{
    stats->decisions += learn->decisions;
    stats->conflicts += learn->conflicts;
    stats->effort += learn->effort;
    if (learn->deepest > stats->deepest) stats->deepest = learn->deepest;
}

static void leave_team(struct nn_member *member, enum nn_learn_end end)
{
    struct nn_team *team = member->team;
    nn_lock_take(&team->lock);
    add_stats(&team->stats, &member->own);
    if (end == NN_LEARN_EXHAUSTED) {
        team->is_exhausted = true;
        nonet_stop_now(&team->news);
    }
    if (end == NN_LEARN_NO_MEMORY) team->is_closed = true;
    team->states[member - team->members] = NN_HELPER_LEFT;
    nn_lock_give(&team->lock);
    nn_learn_free(&member->own);
    if (!member->gave_permit_back) nn_permits_give(team->permits);
}

static void *help(void *argument)
{
    struct nn_member *member = argument;
    enum nn_learn_end end = begin_helping(member);
    if (end == NN_LEARN_SOLVED) end = go_on_helping(member);
    leave_team(member, end);
    return NULL;
}

/* ---- in the caller's thread: helpers ----------------------------------------------------------------------- */

static void free_boxes(struct nn_member *member)
{
    free(member->outbox);
    member->outbox = member->inbox = NULL;
}

/* Everything that a member needs beside its learner, in one block. */
static bool make_boxes(struct nn_member *member)
{
    member->outbox = malloc((NN_OUTBOX_WORDS + member->team->ring_room) * sizeof *member->outbox);
    member->inbox = member->outbox ? member->outbox + NN_OUTBOX_WORDS : NULL;
    return member->outbox != NULL;
}

/* Prepare for the first helper. */
static bool open_team(struct nn_team *team)
{
    struct nn_member *self = &team->members[0];
    const size_t share = team->memory_limit / team->threads;
    if (team->is_open) return true;
    if (self->learn->memory_used > share) return false;
    team->ring_room = (size_t)2 * team->threads * NN_OUTBOX_WORDS;
    team->ring = malloc(team->ring_room * sizeof *team->ring);
    if (!team->ring || !make_boxes(self)) return false;
    team->is_open = true;
    self->learn->memory_limit = share;
    self->learn->watch->other_stop = &team->news;
    return true;
}

/* With the clauses of member 0, whose decisions are all taken back. */
static bool start_helper(struct nn_team *team, uint32_t number)
{
    const struct nn_member *self = &team->members[0];
    struct nn_member *member = &team->members[number];
    *member = (struct nn_member){.team = team, .learn = &member->own, .excluded = self->excluded, .has_company = true};
    member->watch = *self->learn->watch;
    member->watch.other_stop = &team->over;
    member->own.memory_limit = team->memory_limit / team->threads;
    member->own.watch = &member->watch;
    member->own.member = member;
    member->own.seed = number;
    member->own.next.pause = team->pause_unit;
    nn_lock_take(&team->lock);
    member->read = team->written;
    team->states[number] = NN_HELPER_WORKS;
    nn_lock_give(&team->lock);
    if (make_boxes(member) && nn_member_pack(self->learn, &member->dowry, &member->dowry_used)) {
        if (nn_thread_start(&member->thread, help, member)) return true;
        free(member->dowry);
    }
    free_boxes(member);
    nn_lock_take(&team->lock);
    team->states[number] = NN_HELPER_ABSENT;
    team->is_closed = true;
    nn_lock_give(&team->lock);
    return false;
}

static bool is_here(struct nn_team *team, uint32_t number)
{
    nn_lock_take(&team->lock);
    const bool result = team->states[number] != NN_HELPER_ABSENT;
    nn_lock_give(&team->lock);
    return result;
}

/* Wait for the thread of a helper that left, or is told to. */
static void see_off(struct nn_team *team, uint32_t number)
{
    nn_thread_join(&team->members[number].thread);
    free_boxes(&team->members[number]);
    nn_lock_take(&team->lock);
    team->states[number] = NN_HELPER_ABSENT;
    nn_lock_give(&team->lock);
}

/* Count the helpers at work; join the threads of those that left. */
static uint32_t count_helpers(struct nn_team *team)
{
    enum nn_helper_state states[NN_MOST_MEMBERS];
    uint32_t count = 0;
    nn_lock_take(&team->lock);
    memcpy(states, team->states, sizeof states);
    nn_lock_give(&team->lock);
    for (uint32_t number = 1; number < team->threads; number++) {
        count += states[number] == NN_HELPER_WORKS;
        if (states[number] == NN_HELPER_LEFT) see_off(team, number);
    }
    return count;
}

static uint32_t absent_helper(struct nn_team *team)
{
    uint32_t number = 1;
    nn_lock_take(&team->lock);
    while (number < team->threads && team->states[number] != NN_HELPER_ABSENT) number++;
    if (team->is_closed) number = team->threads;
    nn_lock_give(&team->lock);
    return number;
}

/* Start helpers for free threads. False: there is no (further) solution. */
static bool take_on_helpers(struct nn_team *team)
{
    struct nn_learn *learn = team->members[0].learn;
    uint32_t number = absent_helper(team);
    if (number == team->threads || !nn_permits_are_free(team->permits)) return true;
    nn_learn_backtrack(learn, 0);
    if (!nn_learn_propagate(learn)) return false;
    if (!open_team(team)) {
        learn->member = NULL; /* it stays alone */
        return true;
    }
    for (; number < team->threads && nn_permits_take(team->permits); number = absent_helper(team))
        if (!start_helper(team, number)) nn_permits_give(team->permits);
    return true;
}

static void end_all_helpers(struct nn_team *team)
{
    if (!team->is_open) return;
    nonet_stop_now(&team->over);
    for (uint32_t number = 1; number < team->threads; number++)
        if (is_here(team, number)) see_off(team, number);
}

/* ---- what the loop and the caller see ---------------------------------------------------------------------- */

bool nn_member_pause(struct nn_member *member)
{
    struct nn_team *team = member->team;
    member->learn->next.pause = member->learn->conflicts + team->pause_unit;
    if (member != &team->members[0]) {
        if (nn_permits_give_if_missed(team->permits)) member->gave_permit_back = member->watch.is_over = true;
        return nn_member_meet(member);
    }
    if (!take_on_helpers(team)) return false;
    member->has_company = team->is_open && count_helpers(team) > 0;
    return !member->has_company || nn_member_meet(member);
}

/* The length of the list by now; the entries no longer count as news. */
static uint32_t read_news(struct nn_team *team, bool *is_exhausted)
{
    *is_exhausted = false;
    if (!team->is_open) return 0;
    nn_lock_take(&team->lock);
    nonet_stop_clear(&team->news);
    const uint32_t listed = team->listed;
    *is_exhausted = team->is_exhausted;
    nn_lock_give(&team->lock);
    return listed;
}

/* The list is full. False: there are no other solutions. */
static bool go_alone(struct nn_team *team)
{
    struct nn_learn *learn = team->members[0].learn;
    end_all_helpers(team);
    learn->member = NULL;
    learn->watch->other_stop = NULL;
    learn->memory_limit = team->memory_limit;
    learn->solutions += team->listed;
    learn->solved_at = learn->conflicts;
    return nn_member_meet(&team->members[0]);
}

/* Go on learning with the others until there is something to report. */
static enum nn_learn_end next_together(struct nn_team *team, enum nn_learn_end end)
{
    struct nn_member *self = &team->members[0];
    const bool was_called = atomic_load(&team->news.is_on);
    if (was_called) self->learn->watch->is_over = false;
    if (end == NN_LEARN_NO_MEMORY || end == NN_LEARN_EXHAUSTED || (end == NN_LEARN_STOPPED && !was_called)) return end;
    if (end == NN_LEARN_SOLVED && !nn_member_report(self)) return NN_LEARN_NO_MEMORY;
    return nn_member_meet(self) ? NN_LEARN_SOLVED : NN_LEARN_EXHAUSTED;
}

enum nn_learn_end nn_team_next(struct nn_team *team, uint8_t *cells)
{
    struct nn_learn *learn = team->members[0].learn;
    if (team->must_exclude && !nn_learn_exclude(learn)) return NN_LEARN_EXHAUSTED;
    team->must_exclude = false;
    for (;;) {
        bool is_said;
        const uint32_t listed = read_news(team, &is_said);
        if (team->delivered < listed) {
            memcpy(cells, team->list[team->delivered++].cells, (size_t)team->board->layout->cells);
            return NN_LEARN_SOLVED;
        }
        if (team->is_done || is_said) return NN_LEARN_EXHAUSTED;
        if (listed == NN_LISTED_SOLUTIONS && learn->member) {
            team->is_done = !go_alone(team);
            continue;
        }
        enum nn_learn_end end = nn_learn_next(learn);
        if (!learn->member || !team->is_open) {
            team->must_exclude = end == NN_LEARN_SOLVED;
            if (team->must_exclude) nn_learn_read(learn, team->board, cells);
            return end;
        }
        end = next_together(team, end);
        team->is_done = end == NN_LEARN_EXHAUSTED;
        if (end == NN_LEARN_NO_MEMORY || end == NN_LEARN_STOPPED) return end;
    }
}

void nn_team_end(struct nn_team *team)
{
    end_all_helpers(team);
    add_stats(&team->stats, team->members[0].learn);
    if (!team->has_lock) return;
    team->members[0].learn->watch->other_stop = NULL;
    for (uint32_t at = 0; at < team->listed; at++) free(team->list[at].clause);
    free_boxes(&team->members[0]);
    free(team->ring);
    nn_lock_end(&team->lock);
}
