/* bulk_search.h: the rounds of the search; see state.h. */
#ifndef NN_BULK_SEARCH_H
#define NN_BULK_SEARCH_H

#include "engine/bulk/bulk_check.h"
#include "engine/bulk/decide.h"
#include "engine/bulk/digits.h"
#include "engine/bulk/sweep.h"

enum {
    ENOUGH_PERCENT = 60,             /* of the active lanes decided: leave the sweep loop */
    MANY_SOLVED = VEC_LANES * 2 / 5, /* solutions to write at once; fewer are put aside */
    MANY_UNSETTLED = 10,             /* solved lanes to verify rather than sweep once more */
    MANY_NEW = VEC_LANES / 2,        /* puzzles to load as planes; fewer come as records */
};

/* ---- the job's boards ----------------------------------------------------------------------- */

ALWAYS_INLINE const uint8_t *puzzle_at(const struct nn_bulk_job *job, size_t puzzle)
{
    return job->lines ? job->lines[puzzle] : job->puzzles + puzzle * job->puzzle_stride;
}

ALWAYS_INLINE uint8_t *solution_at(const struct nn_bulk_job *job, size_t puzzle)
{
    return job->solutions + puzzle * job->solution_stride;
}

static uint8_t empty_byte(enum nn_bulk_form form)
{
    return form == NN_BULK_TEXT ? '0' : 0;
}

ALWAYS_INLINE bool is_at_limit(const struct nn_bulk_job *job, size_t puzzle)
{
    return job->counts[puzzle] >= job->limit;
}

/* The next puzzles, and the places for the answers of the last, towards the second-level cache. */
static void prefetch_boards(const struct bulk_state *state)
{
    const struct nn_bulk_job *job = state->job;
    const size_t left = job->count - state->next, count = left < VEC_LANES ? left : VEC_LANES;
    const size_t to = state->next + count, from = state->next > VEC_LANES ? state->next - VEC_LANES : 0;
    if (job->lines)
        for (size_t puzzle = state->next; puzzle < to; puzzle++) __builtin_prefetch(job->lines[puzzle], 0, 2);
    else
        for (const uint8_t *at = puzzle_at(job, state->next); at < puzzle_at(job, to); at += 64)
            __builtin_prefetch(at, 0, 2);
    if (job->solutions)
        for (uint8_t *at = solution_at(job, from); at < solution_at(job, state->next); at += 64)
            __builtin_prefetch(at, 1, 2);
}

/* ---- branching ------------------------------------------------------------------------------ */

static void need_records(struct bulk_state *state)
{
    if (state->are_records_current) return;
    planes_to_records(state->candidate, state->transposed);
    state->are_records_current = true;
}

/* No digit has exactly two ways through a band: split the first open cell, into its first candidate
 * and the others. Nearly empty boards only. */
static void split_cell(struct record *first, struct record *second)
{
    uint64_t one[NN_BULK_RECORD_WORDS], rest[NN_BULK_RECORD_WORDS];
    memcpy(one, first, sizeof one);
    memcpy(rest, first, sizeof rest);
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        int count = 0, lowest = 0;
        for (int digit = 8; digit >= 0; digit--) {
            const int bit = PLANE(digit, cell);
            if (!(one[bit >> 6] >> (bit & 63) & 1)) continue;
            count++;
            lowest = digit;
        }
        if (count < 2) continue;
        for (int digit = 0; digit < 9; digit++) {
            const int bit = PLANE(digit, cell);
            uint64_t *loser = digit == lowest ? rest : one;
            loser[bit >> 6] &= ~nn_bit(bit & 63);
        }
        break;
    }
    memcpy(first, one, sizeof one);
    memcpy(second, rest, sizeof rest);
}

ALWAYS_INLINE unsigned decision_of(const struct record *record)
{
#if VEC_BYTES == 8
    return (unsigned)(record->piece[3] >> (DECISION_PLANE & 63));
#else
    return (unsigned)(record->piece[1][1] >> (DECISION_PLANE & 63));
#endif
}

/* The first way stays in the lane, the second goes on its stack. */
ALWAYS_INLINE void branch_lane(struct bulk_state *state, int lane, bool is_decided)
{
    struct record record;
    get_record(state->transposed, lane, &record);
    assert(state->stack_top[lane] < STACK_DEPTH);
    const int level = state->stack_top[lane]++;
    struct record *second = &state->stack[level][lane];
    state->stack_puzzle[level][lane] = state->puzzle[lane];
    if (!is_decided) {
        split_cell(&record, second);
        put_record(state->transposed, lane, &record);
        return;
    }
    const unsigned code = decision_of(&record);
    const int band = code & 7, digit = code >> 3 & 15, way = code >> 7 & 7, other = code >> 10 & 7;
    const int at = digit / 3 * GROUP_PIECES;
    const piece *mask = state->way_mask[band][way][digit % 3];
    const piece *other_mask = state->way_mask[band][other][digit % 3];
    piece *kept = first_piece(state->transposed, lane) + at * PIECE_STEP;
    *second = record;
    UNROLL
    for (int p = 0; p < GROUP_PIECES; p++) {
        const piece group = kept[p * PIECE_STEP];
        kept[p * PIECE_STEP] = group & mask[p];
        second->piece[at + p] = group & other_mask[p];
        NN_CHECK(bulk_ways_check(group, kept[p * PIECE_STEP], second->piece[at + p]));
    }
}

static void branch_stalled(struct bulk_state *state)
{
    if (vec_is_none(state->stalled)) return;
    need_records(state);
    const struct vec_words stalled = vec_to_words(state->stalled);
    const struct vec_words decided = vec_to_words(state->decided);
    for (int word = 0; word < VEC_WORDS; word++)
        for (uint64_t left = stalled.word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            branch_lane(state, lane, words_has(&decided, lane));
        }
    state->guesses += (uint64_t)vec_count(state->stalled);
}

/* ---- solutions out -------------------------------------------------------------------------- */

/* Write the solved `lanes` of `planes` as answers of puzzles[lane]. False: one of them is wrong. */
NEVER_INLINE bool write_solutions(struct bulk_state *state, const vec *planes, vec lanes, const uint32_t *puzzles)
{
    const struct nn_bulk_job *job = state->job;
    const struct byte_forms forms = {empty_byte(job->puzzle_form), empty_byte(job->solution_form)};
    const struct vec_words set = vec_to_words(lanes);
    uint8_t *boards[VEC_LANES];
    for (int lane = 0; lane < VEC_LANES; lane++) boards[lane] = state->nowhere;
    for (int word = 0; word < VEC_WORDS; word++)
        for (uint64_t left = set.word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            boards[lane] = solution_at(job, puzzles[lane]);
        }
    candidates_to_digits(planes, &state->digits);
    bool is_right = write_digits(state, lanes, boards, forms.solution_empty);
    for (int word = 0; word < VEC_WORDS; word++)
        for (uint64_t left = set.word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            is_right &= keeps_givens(puzzle_at(job, puzzles[lane]), boards[lane], forms);
        }
    return is_right;
}

/* Write out the solutions that were put aside. */
static bool flush_answers(struct bulk_state *state)
{
    struct vec_words lanes = {{0}};
    if (state->answer_count == 0) return true;
    for (int lane = 0; lane < state->answer_count; lane++) words_add(&lanes, lane);
    records_to_planes(state->answers, state->fresh);
    state->answer_count = 0;
    return write_solutions(state, state->fresh, vec_from_words(&lanes), state->answer_puzzle);
}

/* Write the first solutions of many puzzles at once; put a few aside until there are many. */
static bool hand_out_solutions(struct bulk_state *state)
{
    if (!state->job->solutions || vec_is_none(state->first)) return true;
    if (vec_count(state->first) >= MANY_SOLVED)
        return write_solutions(state, state->candidate, state->first, state->puzzle);
    need_records(state);
    bool is_right = true;
    const struct vec_words first = vec_to_words(state->first);
    for (int word = 0; word < VEC_WORDS; word++)
        for (uint64_t left = first.word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            struct record record;
            if (state->answer_count == VEC_LANES) is_right &= flush_answers(state);
            get_record(state->transposed, lane, &record);
            put_record(state->answers, state->answer_count, &record);
            state->answer_puzzle[state->answer_count++] = state->puzzle[lane];
        }
    return is_right;
}

/* ---- refilling ------------------------------------------------------------------------------ */

static void read_pool(struct bulk_state *state)
{
    const struct nn_bulk_job *job = state->job;
    const uint8_t *boards[VEC_LANES];
    const size_t left = job->count - state->next;
    const int count = left < VEC_LANES ? (int)left : VEC_LANES;
    for (int lane = 0; lane < VEC_LANES; lane++)
        boards[lane] = puzzle_at(job, state->next + (size_t)(lane < count ? lane : 0));
    read_digits(state, boards);
    digits_to_candidates(&state->digits, state->fresh, vec_all());
    planes_to_records(state->fresh, state->pool);
    state->pool_first = state->next;
    state->pool_at = 0;
    state->pool_count = count;
    state->next += (size_t)count;
    prefetch_boards(state);
}

static bool has_new_puzzles(const struct bulk_state *state)
{
    return state->pool_at < state->pool_count || state->next < state->job->count;
}

static void ban_in_record(struct record *record, int plane)
{
#if VEC_BYTES == 8
    record->piece[plane >> 6] &= ~nn_bit(plane & 63);
#else
    record->piece[plane >> 7][plane >> 6 & 1] &= ~nn_bit(plane & 63);
#endif
}

static void ban_in_lane(vec *planes, int lane, int plane)
{
    struct vec_words words = vec_to_words(planes[plane]);
    words.word[lane >> 6] &= ~nn_bit(lane & 63);
    planes[plane] = vec_from_words(&words);
}

static void take_from_pool(struct bulk_state *state, int lane)
{
    if (state->pool_at == state->pool_count) read_pool(state);
    need_records(state);
    struct record record;
    get_record(state->pool, state->pool_at, &record);
    state->puzzle[lane] = (uint32_t)(state->pool_first + (size_t)state->pool_at++);
    if (state->job->bans) ban_in_record(&record, state->job->bans[state->puzzle[lane]]);
    put_record(state->transposed, lane, &record);
}

/* New puzzles for `lanes`, as planes. */
static void load_new_puzzles(struct bulk_state *state, const struct vec_words *lanes)
{
    const struct nn_bulk_job *job = state->job;
    const uint8_t *boards[VEC_LANES];
    for (int lane = 0; lane < VEC_LANES; lane++) boards[lane] = puzzle_at(job, 0); /* any one */
    for (int word = 0; word < VEC_WORDS; word++)
        for (uint64_t left = lanes->word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            boards[lane] = puzzle_at(job, state->puzzle[lane]);
        }
    read_digits(state, boards);
    digits_to_candidates(&state->digits, state->candidate, vec_from_words(lanes));
    if (job->bans)
        for (int word = 0; word < VEC_WORDS; word++)
            for (uint64_t left = lanes->word[word]; left;) {
                const int lane = word * 64 + nn_take_bit(&left);
                ban_in_lane(state->candidate, lane, job->bans[state->puzzle[lane]]);
            }
    prefetch_boards(state);
}

/* The idle lanes that have nothing left on their stacks, which begin at 0 again. Entries of puzzles at their limit are
 * dropped first. */
static struct vec_words find_empty_stacks(struct bulk_state *state, const struct vec_words *idle)
{
    struct vec_words empty = {{0}};
    const uint64_t *counts = state->job->counts, limit = state->job->limit;
    for (int word = 0; word < VEC_WORDS; word++) {
        uint64_t found = 0;
        for (uint64_t left = idle->word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            const int bottom = state->stack_bottom[lane];
            int top = state->stack_top[lane];
            while (top > bottom && counts[state->stack_puzzle[top - 1][lane]] >= limit) top--;
            const bool is_empty = top == bottom; /* no branch: it could not be predicted */
            state->stack_top[lane] = (uint8_t)(is_empty ? 0 : top);
            state->stack_bottom[lane] = (uint8_t)(is_empty ? 0 : bottom);
            found |= (uint64_t)is_empty << (lane & 63);
            __builtin_prefetch(&state->stack[is_empty ? 0 : top - 1][lane]);
        }
        empty.word[word] = found;
    }
    return empty;
}

static void pop_stacks(struct bulk_state *state, const struct vec_words *lanes)
{
    for (int word = 0; word < VEC_WORDS; word++)
        for (uint64_t left = lanes->word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            const int level = --state->stack_top[lane];
            state->puzzle[lane] = state->stack_puzzle[level][lane];
            put_record(state->transposed, lane, &state->stack[level][lane]);
        }
}

/* The oldest entry of another lane's stack. False: there is none. */
static bool steal(struct bulk_state *state, int thief)
{
    const uint64_t *counts = state->job->counts, limit = state->job->limit;
    const int last = state->victim;
    for (int step = 1; step <= VEC_LANES; step++) {
        const int lane = (last + step) & (VEC_LANES - 1), top = state->stack_top[lane];
        int bottom = state->stack_bottom[lane];
        if (bottom == top) continue;
        while (bottom < top && counts[state->stack_puzzle[bottom][lane]] >= limit) bottom++;
        const bool is_found = bottom < top;
        if (is_found) {
            need_records(state);
            state->puzzle[thief] = state->stack_puzzle[bottom][lane];
            put_record(state->transposed, thief, &state->stack[bottom][lane]);
            state->victim = lane;
            bottom++;
        }
        state->stack_bottom[lane] = (uint8_t)(bottom < top ? bottom : 0);
        state->stack_top[lane] = (uint8_t)(bottom < top ? top : 0);
        if (is_found) return true;
    }
    return false;
}

/* New puzzles for as many of the `empty` lanes as there are; these lanes leave `empty`. */
static struct vec_words number_new_puzzles(struct bulk_state *state, struct vec_words *empty)
{
    struct vec_words fresh = {{0}};
    size_t next = state->next;
    for (int word = 0; word < VEC_WORDS; word++) {
        uint64_t left = empty->word[word];
        while (left && next < state->job->count) state->puzzle[word * 64 + nn_take_bit(&left)] = (uint32_t)next++;
        fresh.word[word] = empty->word[word] & ~left;
        empty->word[word] = left;
    }
    state->next = next;
    return fresh;
}

/* Find work for lanes with empty stacks. Returns the lanes that got none. */
static struct vec_words find_work(struct bulk_state *state, const struct vec_words *empty)
{
    struct vec_words off = {{0}};
    bool is_work_left = true;
    for (int word = 0; word < VEC_WORDS; word++)
        for (uint64_t left = empty->word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            if (has_new_puzzles(state)) take_from_pool(state, lane);
            else if (!is_work_left || !(is_work_left = steal(state, lane))) words_add(&off, lane);
        }
    return off;
}

/* Give idle lanes work, and bring records back to planes. False: all lanes are idle. */
static bool refill(struct bulk_state *state)
{
    struct vec_words fresh = {{0}};
    bool has_fresh = false;
    const vec kept = ~state->idle;
    if (!vec_is_none(state->idle)) {
        struct vec_words own = vec_to_words(state->idle), empty = find_empty_stacks(state, &own);
        const int empty_count = vec_count(vec_from_words(&empty));
        if (empty_count < vec_count(state->idle)) {
            need_records(state);
            for (int word = 0; word < VEC_WORDS; word++) own.word[word] &= ~empty.word[word];
            pop_stacks(state, &own);
        }
        has_fresh = empty_count >= MANY_NEW && state->next < state->job->count;
        if (has_fresh) fresh = number_new_puzzles(state, &empty);
        const struct vec_words off = find_work(state, &empty);
        state->idle = vec_from_words(&off);
        state->active = ~state->idle;
        if (vec_is_none(state->active)) return false;
    }
    const bool has_records = state->are_records_current;
    if (has_records) records_to_planes(state->transposed, state->candidate);
    state->are_records_current = false;
    if (has_fresh) load_new_puzzles(state, &fresh);
    if (has_records) start_cells(state, kept);
    else start_given_cells(state, kept, vec_from_words(&fresh));
    return true;
}

/* ---- a round -------------------------------------------------------------------------------- */

/* At least one lane must be decided, or the loop might not end. */
static void sweep_until_enough(struct bulk_state *state)
{
    const int needed = vec_count(state->active) * ENOUGH_PERCENT / 100;
    for (bool is_downward = false;; is_downward = !is_downward) {
        sweep(state, is_downward);
        const vec done = state->active & (state->contradiction | ~(state->open & state->changed));
        const int count = vec_count(done);
        if (count > 0 && count >= needed) return;
    }
}

/* Count the solutions in `solved`. Returns lanes of `others` whose puzzle has reached its limit. */
static vec count_solutions(struct bulk_state *state, vec solved, vec others)
{
    const struct nn_bulk_job *job = state->job;
    struct vec_words first = {{0}}, cut = {{0}};
    const struct vec_words found = vec_to_words(solved);
    bool is_limit_reached = false;
    for (int word = 0; word < VEC_WORDS; word++) {
        uint64_t firsts = 0;
        for (uint64_t left = found.word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            const uint32_t puzzle = state->puzzle[lane];
            if (is_at_limit(job, puzzle)) continue;
            firsts |= (uint64_t)(job->counts[puzzle] == 0) << (lane & 63);
            job->counts[puzzle]++;
            is_limit_reached |= is_at_limit(job, puzzle);
        }
        first.word[word] = firsts;
    }
    state->first = vec_from_words(&first);
    if (!is_limit_reached) return vec_none();
    const struct vec_words rest = vec_to_words(others);
    for (int word = 0; word < VEC_WORDS; word++) {
        uint64_t ended = 0;
        for (uint64_t left = rest.word[word]; left;) {
            const int lane = word * 64 + nn_take_bit(&left);
            ended |= (uint64_t)is_at_limit(job, state->puzzle[lane]) << (lane & 63);
        }
        cut.word[word] = ended;
    }
    return vec_from_words(&cut);
}

/* What the sweeps led to: which lanes are idle now, which are stalled and where they branch. */
static void settle_lanes(struct bulk_state *state)
{
    vec failed = state->active & state->contradiction, cut = vec_none();
    vec solved = state->active & ~failed & ~state->open;
    state->stalled = state->active & state->open & ~failed & ~state->changed;
    state->first = vec_none();
    if (!vec_is_none(solved)) {
        /* A solved lane that the last sweep left unchanged is a solution. Others are either
         * verified now or swept once more. */
        if (vec_count(solved & state->changed) >= MANY_UNSETTLED) {
            const vec good = lanes_with_full_houses(state);
            failed |= solved & ~good;
            solved &= good;
        } else {
            solved &= ~state->changed;
        }
        cut = count_solutions(state, solved, state->active & ~solved & ~failed);
    }
    state->idle |= failed | solved | cut;
    state->stalled &= ~cut;
    if (vec_is_none(state->stalled)) return;
    vec changed, contradiction;
    state->decided = find_triads_and_decide(state, state->active & ~state->idle, &changed, &contradiction);
    state->idle |= contradiction;
    state->stalled &= ~changed & ~contradiction;
}

/* ---- a call --------------------------------------------------------------------------------- */

static void start_job(struct bulk_state *state, const struct nn_bulk_job *job)
{
    state->job = job;
    state->next = 0;
    state->guesses = 0;
    state->pool_at = state->pool_count = state->answer_count = 0;
    state->victim = 0;
    memset(state->stack_bottom, 0, sizeof state->stack_bottom);
    memset(state->stack_top, 0, sizeof state->stack_top);
    state->active = state->stalled = state->decided = state->first = vec_none();
    state->idle = vec_all();
    state->are_records_current = false;
}

/* After a stop: puzzles in a lane, on a stack, in the pool or not yet read are not final, unless they reached their
 * limit. */
static void mark_final(const struct bulk_state *state, bool is_stopped)
{
    const struct nn_bulk_job *job = state->job;
    if (!job->is_final) return;
    memset(job->is_final, true, job->count * sizeof *job->is_final);
    if (!is_stopped) return;
    const struct vec_words busy = vec_to_words(state->active & ~state->idle);
    for (int lane = 0; lane < VEC_LANES; lane++) {
        if (words_has(&busy, lane)) job->is_final[state->puzzle[lane]] = false;
        for (int level = state->stack_bottom[lane]; level < state->stack_top[lane]; level++)
            job->is_final[state->stack_puzzle[level][lane]] = false;
    }
    for (int at = state->pool_at; at < state->pool_count; at++) job->is_final[state->pool_first + (size_t)at] = false;
    for (size_t puzzle = state->next; puzzle < job->count; puzzle++) job->is_final[puzzle] = false;
    for (size_t puzzle = 0; puzzle < job->count; puzzle++)
        if (is_at_limit(job, puzzle)) job->is_final[puzzle] = true;
}

static nonet_status run_job(void *memory, const struct nn_bulk_job *job)
{
    struct bulk_state *state = memory;
    start_job(state, job);
    bool is_stopped = false, is_right = true;
    for (;;) {
        branch_stalled(state);
        is_right = hand_out_solutions(state);
        if (!is_right) break;
        is_stopped = job->watch && nn_watch_is_over(job->watch);
        if (is_stopped || !refill(state)) break;
        NN_BEFORE_CHECK(memcpy(state->fresh, state->candidate, sizeof state->fresh));
        sweep_until_enough(state);
        settle_lanes(state);
        NN_CHECK_EVERY(8, state->occasions, bulk_round_check(state, state->fresh));
    }
    is_right &= flush_answers(state);
    mark_final(state, is_stopped || !is_right);
    if (job->guesses) *job->guesses += state->guesses;
    return !is_right ? NONET_ERR_INTERNAL : is_stopped ? NONET_STOPPED : NONET_OK;
}

#endif
