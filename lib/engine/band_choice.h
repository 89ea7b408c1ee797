/* band_choice.h: what the band engine does with a stuck board: triads, then a guess.
 *
 * A digit can fill a band in six ways (which box gets which row), and a stack, too: its minirows (minicolumns) form a
 * 3x3 matrix, from which it takes one of three even and three odd permutations. The guess is a digit with two ways
 * left, in the band or stack where all digits together have the fewest minirows (minicolumns) left. Each branch settles
 * three boxes at once. */
#ifndef NN_BAND_CHOICE_H
#define NN_BAND_CHOICE_H

#include <string.h>

#include "engine/band_kernel.h"

struct lines {
    struct minirows rows[VECTORS];
    struct minicolumns columns[VECTORS];
};

BAND_INLINE void find_lines(const struct band_state *state, struct lines *lines)
{
    EACH_VECTOR(at) lines->rows[at] = minirows_of(state->digits[at]);
    EACH_VECTOR(at) lines->columns[at] = minicolumns_of(state->digits[at]);
}

/* ---- triads ------------------------------------------------------------------------------------ */

/* The bits that are in at least three of the sets. */
BAND_INLINE vec thrice_in(const vec *sets)
{
    vec once = {0}, twice = {0}, thrice = {0};
    EACH_VECTOR(at)
    {
        thrice |= twice & sets[at];
        twice |= once & sets[at];
        once |= sets[at];
    }
#if BAND_BYTES == 32
    thrice |= other_digit_of_pair(thrice) | (twice & other_digit_of_pair(once)) | (once & other_digit_of_pair(twice));
#endif
    return thrice;
}

/* Three digits that must share a minirow or minicolumn drive all others out of it. True: something changed. */
BAND_INLINE bool apply_band_triads(struct band_state *state, const struct lines *lines)
{
    vec rows[VECTORS], columns[VECTORS], changed = {0};
    EACH_VECTOR(at)
    {
        const struct minirows m = lines->rows[at];
        const struct minicolumns n = lines->columns[at];
        rows[at] = m.here & ~(m.below1 | m.below2);
        columns[at] = n.here & ~(n.right1 | n.right2);
    }
    const vec full_rows = thrice_in(rows), full_columns = thrice_in(columns);
    EACH_VECTOR(at)
    {
        const vec driven_out =
            cells_of_minirows(full_rows & ~rows[at]) | cells_of_minicolumns(full_columns & ~columns[at]);
        changed |= state->digits[at] & driven_out;
        state->digits[at] &= ~driven_out;
    }
    const bool has_changed = has_bits(changed);
    if (has_changed) close_all_lines(state->digits);
    return has_changed;
}

/* ---- the guess --------------------------------------------------------------------------------- */

/* A guess restricts one digit: `first` and `second` hold what it keeps in its three bands, between
 * four words of ones before and after, so that they can be laid over either half of a vector. */
struct choice {
    int digit;
    const uint32_t *first, *second;
};

enum { KEEP_WORDS = 12 };

/* What a digit keeps with each way, in bands (groups 0-2) and stacks (3-5): [group][bit of the way]. */
extern const uint32_t nn_band_keep[6][8][KEEP_WORDS];

/* The ways of each digit. In `bands` each lane is a band; bits 3*row and 3*row+1 are the even and the odd permutation
 * that take this row of the first box. In `stacks` the boxes of the first lane are the stacks; bits column and 3+column
 * are the permutations that take this column of the first box. */
struct ways {
    vec bands[VECTORS], stacks[VECTORS];
};

BAND_INLINE void find_ways(const struct lines *lines, struct ways *ways)
{
    vec even[VECTORS], odd[VECTORS];
    EACH_VECTOR(at)
    {
        const struct minirows m = lines->rows[at];
        even[at] = m.here & m.below1 >> 9 & m.below2 >> 18 & 0111u;
        odd[at] = m.here & m.below2 >> 9 & m.below1 >> 18 & 0111u;
    }
    EACH_VECTOR(at) ways->bands[at] = even[at] | odd[at] << 1;
    EACH_VECTOR(at)
    {
        const struct minicolumns n = lines->columns[at];
        even[at] = n.here & next_band(n.right1 & next_band(n.right2));
        odd[at] = n.here & next_band(n.right2 & next_band(n.right1));
    }
    EACH_VECTOR(at) ways->stacks[at] = even[at] | odd[at] << 3;
}

/* The sum of the three octal digits of each box, in place of the first. */
BAND_INLINE vec sum_octal_digits(vec x)
{
    return (x & 0007007007u) + (x >> 3 & 0007007007u) + (x >> 6 & 0007007007u);
}

BAND_INLINE vec all_digits_sum(vec sum)
{
#if BAND_BYTES == 32
    sum += other_digit_of_pair(sum);
#endif
    return sum;
}

/* Count the minirows that are open: in each lane, for the band. */
BAND_INLINE vec count_minirows(const struct lines *lines)
{
    vec few = {0}, rest = {0}; /* an octal digit can count to seven */
    EACH_VECTOR(at) * (at < 5 ? &few : &rest) += lines->rows[at].here;
    const vec boxes = all_digits_sum(sum_octal_digits(few) + sum_octal_digits(rest));
    return (boxes + (boxes >> 9) + (boxes >> 18)) & 0777u;
}

/* Count the minicolumns that are open: in each box of a lane, for the stack. */
BAND_INLINE vec count_minicolumns(const struct lines *lines)
{
    vec few = {0}, rest = {0};
    EACH_VECTOR(at)
    {
        const vec here = lines->columns[at].here;
        *(at < 5 ? &few : &rest) += (here | here << 2 | here << 4) & 0111111111u;
    }
    const vec boxes = all_digits_sum(sum_octal_digits(few) + sum_octal_digits(rest));
    return boxes + next_band(boxes + next_band(boxes));
}

/* The unfinished group with the fewest open lines (a finished one has 27, three for each digit). */
BAND_INLINE int best_group(const struct lines *lines)
{
    const vec bands = count_minirows(lines), stacks = count_minicolumns(lines);
    uint32_t best = ~0u;
    for (uint32_t group = 0; group < 6; group++) {
        const uint32_t count = group < 3 ? bands[group] : stacks[0] >> 9 * (group - 3);
        const uint32_t key = ((count - 28) & 0777u) << 3 | group;
        best = key < best ? key : best;
    }
    return (int)(best & 7);
}

/* The digits with two ways at bits 4*digit; the bits between are rubbish. */
BAND_INLINE uint64_t digits_with_two_ways(const vec *ways, int lane, int shift)
{
    uint64_t none_or_one = 0, at_most_two = 0;
    EACH_VECTOR(at)
    {
        const vec all = ways[at] >> shift & 0777u, but_one = all & (all - 1), but_two = but_one & (but_one - 1);
        none_or_one |= (uint64_t)lane_bits((vec)(but_one == 0)) << at * 4 * DIGITS_IN_VECTOR;
        at_most_two |= (uint64_t)lane_bits((vec)(but_two == 0)) << at * 4 * DIGITS_IN_VECTOR;
    }
    return (at_most_two & ~none_or_one) >> lane;
}

/* Split a cell, with or without its lowest digit, if the best group has no digit with two ways. Cells with two
 * candidates come first. */
static inline struct choice choose_cell(const struct band_state *state, uint32_t *room)
{
    const vec twice = occurrences_in(state->digits).twice;
    vec cells = twice & ~thrice_in(state->digits);
    if (!has_bits(cells)) cells = twice;
    const int band = cells[0] ? 0 : cells[1] ? 1 : 2;
    const uint32_t cell = cells[band] & -cells[band];
    const uint32_t *words = (const uint32_t *)state->digits;
    int digit = 0;
    while (!(words[4 * digit + band] & cell)) digit++;

    uint32_t box = 0777u;
    while (!(box & cell)) box <<= 9;
    memset(room, 0xff, 2 * KEEP_WORDS * sizeof *room);
    room[4 + band] = ~box | cell;
    room[KEEP_WORDS + 4 + band] = ~cell;
    return (struct choice){digit, room, room + KEEP_WORDS};
}

/* Choose on a board that is stuck. `room`: 2 * KEEP_WORDS words that the choice may point to. */
BAND_INLINE struct choice choose(const struct band_state *state, const struct lines *lines, uint32_t *room)
{
    struct ways ways;
    find_ways(lines, &ways);
    const int group = best_group(lines);
    const bool is_band = group < 3;
    const int lane = is_band ? group : 0, shift = is_band ? 0 : 9 * (group - 3);
    const vec *const vectors = is_band ? ways.bands : ways.stacks;
    const uint64_t pairs = digits_with_two_ways(vectors, lane, shift) & 0x111111111u;
    if (!pairs) return choose_cell(state, room);
    const int digit = __builtin_ctzll(pairs) / 4;
    const uint32_t two = ((const uint32_t *)vectors)[4 * digit + lane] >> shift & 0777u;
    return (struct choice){digit, nn_band_keep[group][__builtin_ctz(two)],
                           nn_band_keep[group][__builtin_ctz(two & (two - 1))]};
}

/* Follow one branch of a choice, and close the lines of its digit; the other digit in the vector is left alone, so that
 * all builds take the same path. */
BAND_INLINE void restrict_digit(struct band_state *state, int digit, const uint32_t *keep)
{
    static const uint32_t ones[KEEP_WORDS] = {0, 0, 0, 0, ~0u, ~0u, ~0u, ~0u};
    const int offset = 4 * (1 - digit % DIGITS_IN_VECTOR);
    vec mask, half, *const cells = &state->digits[digit / DIGITS_IN_VECTOR];
    memcpy(&mask, keep + offset, sizeof mask);
    memcpy(&half, ones + offset, sizeof half);
    *cells &= close_lines(*cells & mask) | ~half;
}

#endif
