/* band_search.h: the search of the band engine, as a template: define BAND_BYTES and BAND_RUN, then include it. */
#include <assert.h>
#include <string.h>

#include "board/nine.h"
#include "engine/band.h"
#include "engine/band_check.h"
#include "engine/band_choice.h"

/* ---- in and out -------------------------------------------------------------------------------- */

/* Rows of nine cells to boxes of nine cells, or back: three pairs of minirows change places. */
BAND_INLINE vec swap_rows_and_boxes(vec cells)
{
    const vec near = (cells >> 6 ^ cells) & 0000700070u;
    cells ^= near ^ near << 6;
    const vec far = (cells >> 12 ^ cells) & 0000000700u;
    return cells ^ far ^ far << 12;
}

/* For each digit and band the cells that hold it, in rows; words[4 * digit + band]. */
BAND_INLINE void find_givens(const uint8_t *cells, uint32_t *words)
{
#if BAND_BYTES == 32
    const __m256i bands[3] = {
        _mm256_loadu_si256((const __m256i *)cells), _mm256_loadu_si256((const __m256i *)(cells + 27)),
        _mm256_loadu_si256((const __m256i *)(cells + 81 - 32)), /* not past the end */
    };
    for (int digit = 0; digit < 9; digit++) {
        const __m256i value = _mm256_set1_epi8((char)(digit + 1));
        for (int band = 0; band < 3; band++) {
            const uint32_t equal = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(bands[band], value));
            words[4 * digit + band] = band < 2 ? equal & BAND_CELLS : equal >> 5;
        }
    }
#else
    uint32_t sorted[3][10] = {{0}}; /* empty cells gather in the first column */
    for (int at = 0; at < 27; at++)
        for (int band = 0; band < 3; band++) sorted[band][cells[27 * band + at]] |= 1u << at;
    for (int digit = 0; digit < 9; digit++)
        for (int band = 0; band < 3; band++) words[4 * digit + band] = sorted[band][digit + 1];
#endif
}

/* For each digit and band the cells where the marks allow it, in rows. */
static void find_marks(const uint64_t *candidates, uint32_t *words)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++)
        for (int digit = 0; digit < 9; digit++)
            words[4 * digit + cell / 27] |= (uint32_t)(candidates[cell] >> digit & 1) << cell % 27;
}

BAND_INLINE void load(struct band_state *state, const nonet_position *position)
{
    uint32_t words[WORDS] = {0}, marks[WORDS] = {0};
    vec given[VECTORS];
    find_givens(position->cells, words);
    if (position->candidates) find_marks(position->candidates, marks);
    memcpy(given, words, sizeof given);
    EACH_VECTOR(at) given[at] = swap_rows_and_boxes(given[at]);
    const vec filled = occurrences_in(given).once;
    memcpy(state->digits, marks, sizeof marks);
    EACH_VECTOR(at)
    {
        vec open = used_lanes(at) & BAND_CELLS;
        if (position->candidates) open = swap_rows_and_boxes(state->digits[at]);
        /* Of two equal values in a box one is dropped, which leaves its cell without candidates. */
        const vec boxes = boxes_around(given[at]);
        const vec first = given[at] & ((boxes & ~given[at]) + (boxes & BOX_STARTS));
        state->digits[at] = first | (open & ~(filled | boxes));
    }
    close_all_lines(state->digits);
}

#if BAND_BYTES == 32

/* The digits as numbers of four bits: first the cells whose number has bit 0, 1, 2, 3, in both halves of
 * a vector, then for each band the bits spread to bytes and put together. */
static inline void write_cells(const struct band_state *state, uint8_t *cells)
{
    const __m256i bit_of_byte = _mm256_set1_epi64x((long long)0x8040201008040201u);
    __m256i bands[3] = {_mm256_setzero_si256(), _mm256_setzero_si256(), _mm256_setzero_si256()};
    for (int bit = 0; bit < 4; bit++) {
        vec plane = {0};
        EACH_VECTOR(at)
        {
            const uint32_t low = (uint32_t) - ((2 * at + 1) >> bit & 1);
            const uint32_t high = (uint32_t) - ((2 * at + 2) >> bit & 1);
            plane |= state->digits[at] & (vec){low, low, low, low, high, high, high, high};
        }
        plane = swap_rows_and_boxes(plane | other_digit_of_pair(plane));
        for (int band = 0; band < 3; band++) {
            const __m256i four_bytes = _mm256_set_epi64x(0x0303030303030303, 0x0202020202020202, 0x0101010101010101, 0);
            const __m256i which = _mm256_add_epi8(four_bytes, _mm256_set1_epi8((char)(4 * band)));
            const __m256i spread = _mm256_and_si256(_mm256_shuffle_epi8((__m256i)plane, which), bit_of_byte);
            bands[band] = _mm256_or_si256(bands[band], _mm256_and_si256(_mm256_cmpeq_epi8(spread, bit_of_byte),
                                                                        _mm256_set1_epi8((char)(1 << bit))));
        }
    }
    for (int band = 0; band < 3; band++) /* each store overwrites the excess of the one before */
        _mm256_storeu_si256((__m256i *)(cells + 27 * band), bands[band]);
}

#else

static inline void write_cells(const struct band_state *state, uint8_t *cells)
{
    vec rows[VECTORS];
    EACH_VECTOR(at) rows[at] = swap_rows_and_boxes(state->digits[at]);
    for (int digit = 0; digit < 9; digit++)
        for (int band = 0; band < 3; band++)
            for (uint32_t rest = rows[digit][band]; rest; rest &= rest - 1)
                cells[27 * band + __builtin_ctz(rest)] = (uint8_t)(digit + 1);
}

#endif

/* ---- the search -------------------------------------------------------------------------------- */

/* The other half of a guess, waiting for its turn. */
struct waiting {
    struct band_state state;
    uint64_t found; /* solutions before the guess */
};

_Static_assert(sizeof(struct waiting) <= NN_BAND_WAITING_SIZE, "memory for the stack");

static inline bool hand_over(struct nn_task *task, const struct band_state *state)
{
    uint8_t cells[2 * 27 + 32]; /* write_cells writes whole vectors */
    if (nn_task_only_counts(task)) return nn_task_take(task, NULL, 1);
    write_cells(state, cells);
    return nn_task_take(task, cells, 1);
}

void BAND_RUN(struct nn_task *task)
{
    struct waiting *const stack =
        (struct waiting *)(((uintptr_t)task->memory + BAND_BYTES - 1) & ~(uintptr_t)(BAND_BYTES - 1));
    uint32_t depth = 0, room[2 * KEEP_WORDS];
    uint64_t guesses = 0, backtracks = 0;
    struct band_state state;
    load(&state, task->position);
    for (;;) {
        NN_CHECK(band_state_check(&state));
        const enum band_outcome outcome = deduce(&state);
        if (outcome == STUCK) {
            NN_CHECK(band_state_check(&state));
            struct lines lines;
            find_lines(&state, &lines);
            if (apply_band_triads(&state, &lines)) continue;
            if (nn_watch_is_over_at_short_node(&task->watch)) {
                task->is_cut = true;
                break;
            }
            assert(depth < NN_BAND_MOST_GUESSES);
            const struct choice choice = choose(&state, &lines, room);
            stack[depth].state = state;
            stack[depth].found = atomic_load_explicit(task->found, memory_order_relaxed);
            restrict_digit(&stack[depth].state, choice.digit, choice.second);
            restrict_digit(&state, choice.digit, choice.first);
            guesses++;
            if (++depth > task->stats.deepest) task->stats.deepest = depth;
            continue;
        }
        if (outcome == FULL && !hand_over(task, &state)) break;
        if (depth == 0) break;
        state = stack[--depth].state;
        if (atomic_load_explicit(task->found, memory_order_relaxed) == stack[depth].found) backtracks++;
    }
    task->stats.guesses = guesses;
    task->stats.backtracks = backtracks;
}
