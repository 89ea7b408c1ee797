/* decide.h: triads for all lanes, and where the stalled ones branch.
 *
 * A triad: when three digits are definite in a miniline (it is the only one of its line that can hold them), no other
 * digit fits there; four are a contradiction. On the hardest puzzles triads save a third of the guesses. The decision:
 * among the bands with a digit that has exactly two ways left, the one with the fewest ways in all, and in it the
 * lowest such digit. It is written to 13 spare planes, so that it goes into the records with the rest. */
#ifndef NN_BULK_DECIDE_H
#define NN_BULK_DECIDE_H

#include "engine/bulk/state.h"

/* The minilines of each way: three even ones, three odd ones. */
static const uint8_t way_lines[WAYS][3] = {{0, 4, 8}, {1, 5, 6}, {2, 3, 7}, {0, 5, 7}, {1, 3, 8}, {2, 4, 6}};

/* The cell at `place` of a miniline, relative to the band's first cell. */
#define CELL_IN_BAND(is_upright, line, place)                                                                          \
    ((is_upright) ? ((line) % 3 * 3 + (place)) * 9 + (line) / 3 : (line)*3 + (place))

static int first_cell_of_band(int band)
{
    return band < 3 ? band * 27 : (band - 3) * 3;
}

ALWAYS_INLINE void add_bits(vec a, vec b, vec c, vec *sum, vec *carry)
{
    const vec odd = a ^ b;
    *carry = (a & b) | (odd & c);
    *sum = odd ^ c;
}

/* What a scan of a band collects. */
struct band_scan {
    vec possible[9][9], definite[9][9]; /* [miniline][digit] */
    vec total[6];                       /* of ways, all digits: a number in binary */
    vec is_usable;                      /* some digit has exactly two ways */
};

/* Add the number of ways of one digit to the total; note the lanes where it is two. */
ALWAYS_INLINE vec count_ways(const vec *way, vec *total)
{
    vec sum1, carry1, sum2, carry2, bit1, bit2, carry;
    add_bits(way[0], way[1], way[2], &sum1, &carry1);
    add_bits(way[3], way[4], way[5], &sum2, &carry2);
    const vec bit0 = sum1 ^ sum2;
    add_bits(carry1, carry2, sum1 & sum2, &bit1, &bit2);

    vec up = total[0] & bit0;
    total[0] ^= bit0;
    add_bits(total[1], bit1, up, &total[1], &carry);
    add_bits(total[2], bit2, carry, &total[2], &up);
    carry = total[3] & up;
    total[3] ^= up;
    up = total[4] & carry;
    total[4] ^= carry;
    total[5] |= up;
    return bit1 & ~(bit0 | bit2);
}

ALWAYS_INLINE void scan_digits(struct bulk_state *state, int band, const bool is_upright, struct band_scan *scan)
{
    vec total[6], usable = vec_none();
    UNROLL
    for (int bit = 0; bit < 6; bit++) total[bit] = vec_none();
    ROLLED
    for (int digit = 0; digit < 9; digit++) {
        const vec *cells = state->candidate + PLANE(digit, 0) + first_cell_of_band(band);
        vec line[9];
        UNROLL
        for (int at = 0; at < 9; at++)
            line[at] = cells[CELL_IN_BAND(is_upright, at, 0)] | cells[CELL_IN_BAND(is_upright, at, 1)] |
                       cells[CELL_IN_BAND(is_upright, at, 2)];
        UNROLL
        for (int i = 0; i < 9; i += 3) {
            scan->definite[i][digit] = line[i] & ~(line[i + 1] | line[i + 2]);
            scan->definite[i + 1][digit] = line[i + 1] & ~(line[i] | line[i + 2]);
            scan->definite[i + 2][digit] = line[i + 2] & ~(line[i] | line[i + 1]);
            scan->possible[i][digit] = line[i];
            scan->possible[i + 1][digit] = line[i + 1];
            scan->possible[i + 2][digit] = line[i + 2];
        }
        vec *way = state->way[band * 9 + digit];
        UNROLL
        for (int w = 0; w < WAYS; w++) way[w] = line[way_lines[w][0]] & line[way_lines[w][1]] & line[way_lines[w][2]];
        const vec has_two = count_ways(way, total);
        state->has_two_ways[band][digit] = has_two;
        usable |= has_two;
    }
    scan->is_usable = usable;
    UNROLL
    for (int bit = 0; bit < 6; bit++) scan->total[bit] = total[bit];
}

/* At least three, at least four of nine. */
ALWAYS_INLINE void count_to_four(const vec *of, vec *three, vec *four)
{
    vec sum0, sum1, sum2, sum, carry0, carry1, carry2, carry3;
    add_bits(of[0], of[1], of[2], &sum0, &carry0);
    add_bits(of[3], of[4], of[5], &sum1, &carry1);
    add_bits(of[6], of[7], of[8], &sum2, &carry2);
    add_bits(sum0, sum1, sum2, &sum, &carry3);
    const vec either = carry0 | carry1, other = carry2 | carry3;
    *four = (carry0 & carry1) | (carry2 & carry3) | (either & other);
    *three = *four | (sum & (either | other));
}

ALWAYS_INLINE void apply_triads(struct bulk_state *state, int band, const bool is_upright, vec lanes,
                                const struct band_scan *scan, vec *changed, vec *contradiction)
{
    ROLLED
    for (int line = 0; line < 9; line++) {
        vec three, four, lost[9], any = vec_none();
        count_to_four(scan->definite[line], &three, &four);
        *contradiction |= four & lanes;
        three &= lanes;
        UNROLL
        for (int digit = 0; digit < 9; digit++) {
            lost[digit] = (scan->possible[line][digit] & three) & ~scan->definite[line][digit];
            any |= lost[digit];
        }
        if (vec_is_none(any)) continue;
        *changed |= any;
        const int step = is_upright ? 9 : 1;
        vec *cells = state->candidate + first_cell_of_band(band) + CELL_IN_BAND(is_upright, line, 0);
        UNROLL
        for (int digit = 0; digit < 9; digit++) {
            vec *at = cells + PLANE(digit, 0);
            at[0] &= ~lost[digit], at[step] &= ~lost[digit], at[2 * step] &= ~lost[digit];
        }
    }
}

/* The lanes where band b is the chosen one; totals are numbers of six bits. */
ALWAYS_INLINE void choose_band(vec total[BANDS][6], const vec *is_usable, vec *is_chosen)
{
    vec best[6];
    UNROLL
    for (int bit = 0; bit < 6; bit++) best[bit] = total[0][bit] | ~is_usable[0];
    is_chosen[0] = is_usable[0];
    UNROLL
    for (int band = 1; band < BANDS; band++) {
        vec less = vec_none(), equal = vec_all();
        UNROLL
        for (int bit = 5; bit >= 0; bit--) {
            less |= equal & (best[bit] & ~total[band][bit]);
            equal &= ~(best[bit] ^ total[band][bit]);
        }
        less &= is_usable[band];
        UNROLL
        for (int bit = 0; bit < 6; bit++) best[bit] ^= less & (best[bit] ^ total[band][bit]);
        UNROLL
        for (int other = 0; other < band; other++) is_chosen[other] &= ~less;
        is_chosen[band] = less;
    }
}

/* Write the decision to its planes; returns the lanes that have one. */
NEVER_INLINE vec choose_ways(struct bulk_state *state, vec lanes, vec total[BANDS][6], const vec *is_usable)
{
    vec who[BANDS], digits[9], ways[WAYS], chosen = vec_none();
    choose_band(total, is_usable, who);
    UNROLL
    for (int digit = 0; digit < 9; digit++) digits[digit] = vec_none();
    UNROLL
    for (int way = 0; way < WAYS; way++) ways[way] = vec_none();
    for (int band = 0; band < BANDS; band++) {
        vec left = lanes & who[band];
        for (int digit = 0; digit < 9; digit++) {
            const vec taken = left & state->has_two_ways[band][digit];
            left &= ~taken;
            digits[digit] |= taken;
            chosen |= taken;
            UNROLL
            for (int way = 0; way < WAYS; way++) ways[way] |= taken & state->way[band * 9 + digit][way];
        }
    }
    vec first[WAYS], second[WAYS], seen = vec_none();
    UNROLL
    for (int way = 0; way < WAYS; way++) {
        first[way] = ways[way] & ~seen;
        second[way] = ways[way] & seen;
        seen |= ways[way];
    }
    vec *code = state->candidate + DECISION_PLANE;
    code[0] = who[1] | who[3] | who[5], code[1] = who[2] | who[3], code[2] = who[4] | who[5];
    code[3] = digits[1] | digits[3] | digits[5] | digits[7];
    code[4] = digits[2] | digits[3] | digits[6] | digits[7];
    code[5] = digits[4] | digits[5] | digits[6] | digits[7];
    code[6] = digits[8];
    code[7] = first[1] | first[3] | first[5], code[8] = first[2] | first[3];
    code[9] = first[4] | first[5];
    code[10] = second[1] | second[3] | second[5], code[11] = second[2] | second[3];
    code[12] = second[4] | second[5];
    return chosen;
}

/* Triads in `lanes`: those in *changed made progress, those in *contradiction are impossible. The others get a
 * decision; returns those that have one (nearly all). */
NEVER_INLINE vec find_triads_and_decide(struct bulk_state *state, vec lanes, vec *changed, vec *contradiction)
{
    vec total[BANDS][6], is_usable[BANDS];
    struct band_scan scan;
    *changed = *contradiction = vec_none();
    ROLLED
    for (int band = 0; band < BANDS; band++) {
        if (band < 3) {
            scan_digits(state, band, false, &scan);
            apply_triads(state, band, false, lanes, &scan, changed, contradiction);
        } else {
            scan_digits(state, band, true, &scan);
            apply_triads(state, band, true, lanes, &scan, changed, contradiction);
        }
        UNROLL
        for (int bit = 0; bit < 6; bit++) total[band][bit] = scan.total[bit];
        is_usable[band] = scan.is_usable;
    }
    lanes &= ~*changed & ~*contradiction;
    if (vec_is_none(lanes)) return lanes;
    return choose_ways(state, lanes, total, is_usable);
}

/* The cells that a digit may take in a band when it goes one way: bits of its group in a record. */
static void make_way_masks(struct bulk_state *state)
{
    for (int band = 0; band < BANDS; band++)
        for (int way = 0; way < WAYS; way++)
            for (int place = 0; place < 3; place++) {
                uint64_t word[4] = {~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0, ~(uint64_t)0};
                for (int line = 0; line < 9; line++) {
                    const uint8_t *kept = way_lines[way];
                    if (line == kept[0] || line == kept[1] || line == kept[2]) continue;
                    for (int at = 0; at < 3; at++) {
                        const int cell = first_cell_of_band(band) + CELL_IN_BAND(band >= 3, line, at);
                        const int bit = place * 81 + cell;
                        word[bit >> 6] &= ~nn_bit(bit & 63);
                    }
                }
                memcpy(state->way_mask[band][way][place], word, sizeof word);
            }
}

#endif
