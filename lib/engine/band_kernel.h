/* band_kernel.h: deduction in the band engine; band.c explains the representation.
 *
 * All functions work on every digit and band of a vector at once. Octal constants show the structure
 * of a band: three octal digits are a box, one of them a minirow. */
#ifndef NN_BAND_KERNEL_H
#define NN_BAND_KERNEL_H

#include "engine/band_vector.h"

#define BAND_CELLS 0777777777u
#define BOX_ENDS 0400400400u   /* the last cell of each box */
#define BOX_STARTS 0001001001u /* the first one */

struct band_state {
    vec digits[VECTORS];
};

/* ---- one digit: minirows and minicolumns ------------------------------------------------------- */

/* Every box gets the bits of the next one. Bits past the third box are rubbish. */
BAND_INLINE vec next_box(vec x)
{
    return x >> 9 | x << 18;
}

/* The minirows that have cells, and the same shifted, so that each row of a box gets the next (the one after). */
struct minirows {
    vec here, below1, below2;
};

BAND_INLINE struct minirows minirows_of(vec cells)
{
    const vec here = (cells | cells >> 1 | cells >> 2) & 0111111111u;
    return (struct minirows){
        here,
        (here >> 3 & 0011011011u) | (here << 6 & 0100100100u),
        (here >> 6 & 0001001001u) | (here << 3 & 0110110110u),
    };
}

/* The minicolumns that have cells, in the first row of each box, and the same shifted, so that each column of a box
 * gets the next (the one after). Bits in the other rows of `right` are rubbish. */
struct minicolumns {
    vec here, right1, right2;
};

BAND_INLINE struct minicolumns minicolumns_of(vec cells)
{
    const vec here = (cells | cells >> 3 | cells >> 6) & 0007007007u;
    const vec twice = here | here << 3;
    return (struct minicolumns){here, twice >> 1, twice >> 2};
}

BAND_INLINE vec cells_of_minirows(vec minirows)
{
    return (minirows << 3) - minirows;
}

BAND_INLINE vec cells_of_minicolumns(vec minicolumns)
{
    return minicolumns | minicolumns << 3 | minicolumns << 6;
}

/* In a band a digit takes one minirow of each box, in three different rows. A minirow stays if the other two boxes can
 * take the other two rows, one way or the other. */
BAND_INLINE vec minirow_pairs(struct minirows m)
{
    return (m.below1 & next_box(m.below2)) | (m.below2 & next_box(m.below1));
}

BAND_INLINE vec close_minirows(vec cells)
{
    const struct minirows m = minirows_of(cells);
    return cells & cells_of_minirows(m.here & next_box(minirow_pairs(m)));
}

/* The same for the three boxes of a stack, which are in three lanes. */
BAND_INLINE vec minicolumn_pairs(struct minicolumns m)
{
    return (m.right1 & next_band(m.right2)) | (m.right2 & next_band(m.right1));
}

BAND_INLINE vec close_minicolumns(vec cells)
{
    const struct minicolumns m = minicolumns_of(cells);
    return cells & cells_of_minicolumns(m.here & next_band(minicolumn_pairs(m)));
}

/* Minirows second: then a digit that lacks a box in a lane lacks all of them. */
BAND_INLINE vec close_lines(vec cells)
{
    return close_minirows(close_minicolumns(cells));
}

/* All nine cells of each box whose last cell is in `ends`. */
BAND_INLINE vec boxes_of_ends(vec ends)
{
    return (ends << 1) - (ends >> 8);
}

/* The cells that are alone in their box. A digit may be missing from all boxes of a lane, but not from some. */
BAND_INLINE vec alone_in_box(vec cells)
{
    const vec others = cells & (cells - BOX_STARTS); /* never the first cell of a box */
    return cells & boxes_of_ends((BOX_ENDS - (others >> 1)) & BOX_ENDS);
}

/* All cells of the boxes that have a cell in the set. */
BAND_INLINE vec boxes_around(vec cells)
{
    const vec low = BOX_ENDS - BOX_STARTS + (vec){0}; /* all but the last cell */
    return boxes_of_ends((((cells & low) + low) | cells) & BOX_ENDS);
}

/* ---- all digits -------------------------------------------------------------------------------- */

/* The cells that occur at least once, at least twice. */
struct occurrences {
    vec once, twice;
};

BAND_INLINE struct occurrences add_occurrences(struct occurrences a, struct occurrences b)
{
    return (struct occurrences){a.once | b.once, a.twice | b.twice | (a.once & b.once)};
}

BAND_INLINE struct occurrences occurrences_in(const vec *sets)
{
    struct occurrences sum = {sets[0], (vec){0}};
    EACH_VECTOR(at)
    {
        if (at % 2)
            sum = add_occurrences(sum, at + 1 < VECTORS
                                           ? (struct occurrences){sets[at] | sets[at + 1], sets[at] & sets[at + 1]}
                                           : (struct occurrences){sets[at], (vec){0}});
    }
#if BAND_BYTES == 32
    sum = add_occurrences(sum, (struct occurrences){other_digit_of_pair(sum.once), other_digit_of_pair(sum.twice)});
#endif
    return sum;
}

enum band_outcome { IMPOSSIBLE, FULL, STUCK };

/* Every cell has one candidate: does every digit have a cell in every row, column and box? */
BAND_INLINE bool is_a_solution(const vec *digits)
{
    vec missing = {0};
    EACH_VECTOR(at)
    {
        const vec minirows = digits[at] | digits[at] >> 1 | digits[at] >> 2;
        const vec rows = minirows | minirows >> 9 | minirows >> 18;
        const vec boxes = minirows | minirows >> 3 | minirows >> 6;
        const vec one_band = minicolumns_of(digits[at]).here;
        const vec two_bands = one_band | next_band(one_band);
        const vec columns = two_bands | next_band(next_band(one_band));
        missing |= used_lanes(at) & ((~rows & 0111u) | (~boxes & BOX_STARTS) | (~columns & 0007007007u));
    }
    return !has_bits(missing);
}

/* close_lines for all digits. Each step is written for all vectors before the next step: the steps of one vector depend
 * on each other, and processors do not look far enough ahead to find those of the next vector on their own. */
BAND_INLINE void close_all_lines(vec *digits)
{
    struct minirows m[VECTORS];
    struct minicolumns n[VECTORS];
    vec t[VECTORS];
    EACH_VECTOR(at) n[at] = minicolumns_of(digits[at]);
    EACH_VECTOR(at) t[at] = minicolumn_pairs(n[at]);
    EACH_VECTOR(at) t[at] = n[at].here & next_band(t[at]);
    EACH_VECTOR(at) digits[at] &= cells_of_minicolumns(t[at]);
    EACH_VECTOR(at) m[at] = minirows_of(digits[at]);
    EACH_VECTOR(at) t[at] = minirow_pairs(m[at]);
    EACH_VECTOR(at) t[at] = m[at].here & next_box(t[at]);
    EACH_VECTOR(at) digits[at] &= cells_of_minirows(t[at]);
}

/* Deduce until singles bring nothing more. All lines of the state are closed at the start, and again at the end unless
 * the state is impossible. */
static inline enum band_outcome deduce(struct band_state *state)
{
    vec digits[VECTORS];
    EACH_VECTOR(at) digits[at] = state->digits[at];
    for (;;) {
        vec before[VECTORS], alone[VECTORS], missing = {0}, changed = {0};
        EACH_VECTOR(at) before[at] = digits[at];
        EACH_VECTOR(at) missing |= (vec)(digits[at] == 0) & used_lanes(at);
        EACH_VECTOR(at) alone[at] = alone_in_box(digits[at]);
        const struct occurrences hidden = occurrences_in(alone);
        EACH_VECTOR(at) digits[at] &= ~(hidden.once & ~alone[at]);
        const struct occurrences cells = occurrences_in(digits);
        if (has_bits(missing | hidden.twice | (cells.once ^ ALL_BANDS(BAND_CELLS)))) return IMPOSSIBLE;
        if (!has_bits(cells.twice)) {
            EACH_VECTOR(at) state->digits[at] = digits[at];
            return is_a_solution(digits) ? FULL : IMPOSSIBLE;
        }
        EACH_VECTOR(at)
        {
            const vec naked = digits[at] & ~cells.twice;
            digits[at] &= ~(boxes_around(naked) & ~naked);
            changed |= digits[at] ^ before[at];
        }
        if (!has_bits(changed)) break;
        close_all_lines(digits);
    }
    EACH_VECTOR(at) state->digits[at] = digits[at];
    return STUCK;
}

#endif
