/* digits.h: boards of 81 bytes to planes, and solutions back.
 *
 * With vectors: 16 by 16 bytes are transposed in every piece, so that a vector has the digits of
 * one cell in the lanes 8j + i (i fixed); two cells share a byte, four bits each; one transpose of
 * 8 by 8 bits then gives the planes of both cells. The 81st byte is read from an overlapping block,
 * so nothing outside a board is touched. With words: 16 cells of a lane are packed in a word, and
 * 64 by 64 bits transposed. */
#ifndef NN_BULK_DIGITS_H
#define NN_BULK_DIGITS_H

#include "engine/bulk/answer.h"
#include "engine/bulk/bulk_records.h"

#if VEC_BYTES == 8

NEVER_INLINE void read_digits(struct bulk_state *state, const uint8_t *const *boards)
{
    uint64_t packed[64][6] = {{0}};
    for (int lane = 0; lane < 64; lane++)
        for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
            const uint64_t digit = boards[lane][cell] & 15;
            packed[lane][cell >> 4] |= digit << (cell & 15) * 4;
        }
    for (int block = 0; block < 6; block++) transpose_words(&packed[0][block], 6, &state->digits.bit[block * 16][0], 1);
}

NEVER_INLINE bool write_digits(struct bulk_state *state, vec lanes, uint8_t *const *boards, uint8_t empty)
{
    uint64_t packed[64][6];
    bool is_right = true;
    for (int block = 0; block < 6; block++) transpose_words(&state->digits.bit[block * 16][0], 1, &packed[0][block], 6);
    for (uint64_t left = lanes; left;) {
        const int lane = nn_take_bit(&left);
        for (int cell = 0; cell < NN_NINE_CELLS; cell++)
            boards[lane][cell] = (uint8_t)((packed[lane][cell >> 4] >> (cell & 15) * 4 & 15) | empty);
        is_right &= keeps_rules(boards[lane], empty);
    }
    return is_right;
}

#else

/* 16 by 16 bytes in every piece. */
ALWAYS_INLINE void transpose_bytes(const vec *from, vec *to)
{
    vec even[16], odd[16];
    UNROLL
    for (int at = 0; at < 8; at++) {
        even[2 * at] = vec_low8(from[at], from[at + 8]);
        even[2 * at + 1] = vec_high8(from[at], from[at + 8]);
    }
    UNROLL
    for (int at = 0; at < 8; at++) {
        odd[2 * at] = vec_low8(even[at], even[at + 8]);
        odd[2 * at + 1] = vec_high8(even[at], even[at + 8]);
    }
    UNROLL
    for (int at = 0; at < 8; at++) {
        even[2 * at] = vec_low8(odd[at], odd[at + 8]);
        even[2 * at + 1] = vec_high8(odd[at], odd[at + 8]);
    }
    UNROLL
    for (int at = 0; at < 8; at++) {
        to[2 * at] = vec_low8(even[at], even[at + 8]);
        to[2 * at + 1] = vec_high8(even[at], even[at + 8]);
    }
}

/* One board for each lane to four planes per cell. */
NEVER_INLINE void read_digits(struct bulk_state *state, const uint8_t *const *boards)
{
    vec(*bytes)[8] = (vec(*)[8])state->bytes; /* [cell][i]: byte j of lane 8j + i */
    const vec low = vec_bytes(15), high = vec_bytes(15 << 4);
    ROLLED
    for (int i = 0; i < 8; i++) {
        vec from[16], to[16];
        ROLLED
        for (int block = 0; block < 5; block++) {
            UNROLL
            for (int at = 0; at < 16; at++) from[at] = vec_collect(boards + 8 * at + i, 128, block * 16);
            transpose_bytes(from, to);
            UNROLL
            for (int at = 0; at < 16; at++) bytes[block * 16 + at][i] = to[at];
        }
        UNROLL
        for (int at = 0; at < 16; at++) from[at] = vec_collect(boards + 8 * at + i, 128, 65);
        transpose_bytes(from, to);
        bytes[80][i] = to[15];
        bytes[81][i] = vec_none();
    }
    ROLLED
    for (int cell = 0; cell < 82; cell += 2) {
        vec both[8];
        UNROLL
        for (int i = 0; i < 8; i++) both[i] = (bytes[cell][i] & low) | (bytes[cell + 1][i] << 4 & high);
        transpose_bits(both, 1, state->digits.bit[cell], 1);
    }
}

/* The way back, for lanes whose digits keep the rules. Lanes outside `lanes` are written somewhere, too: storing is
 * cheaper than testing. False: a lane's digits break the rules. */
NEVER_INLINE bool write_digits(struct bulk_state *state, vec lanes, uint8_t *const *boards, uint8_t empty)
{
    vec(*bytes)[82] = (vec(*)[82])state->bytes; /* [i][cell] */
    vec wrong = vec_none();
    const vec low = vec_bytes(15), base = vec_bytes(empty);
    ROLLED
    for (int cell = 0; cell < 82; cell += 2) {
        vec both[8];
        transpose_bits(state->digits.bit[cell], 1, both, 1);
        UNROLL
        for (int i = 0; i < 8; i++) {
            bytes[i][cell] = (both[i] & low) | base;
            bytes[i][cell + 1] = (both[i] >> 4 & low) | base;
        }
    }
    ROLLED
    for (int i = 0; i < 8; i++) {
        const vec is_lane = vec_subtract_bytes(vec_none(), lanes >> i & vec_bytes(1));
        wrong |= is_lane & bytes_that_break_rules(bytes[i], empty);
        ROLLED
        for (int block = 0; block < 5; block++) {
            vec to[16];
            transpose_bytes(bytes[i] + block * 16, to);
            UNROLL
            for (int at = 0; at < 16; at++) vec_spread(to[at], boards + 8 * at + i, 128, block * 16);
        }
        uint8_t last[VEC_BYTES];
        memcpy(last, &bytes[i][80], sizeof last);
        for (int j = 0; j < VEC_BYTES; j++) boards[8 * j + i][80] = last[j];
    }
    return vec_is_none(wrong);
}

#endif

/* Digits in binary to candidates: all nine in an empty cell, which is 0, or 14 from a '.' (so what
 * is not 1..9 is empty). Only `lanes` change. */
NEVER_INLINE void digits_to_candidates(const struct digit_planes *digits, vec *planes, vec lanes)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const vec *bit = digits->bit[cell];
        const vec b0 = bit[0], b1 = bit[1], b2 = bit[2], b3 = bit[3];
        const vec empty = ~((b0 | b1) | (b2 | b3)) | (b3 & (b1 | b2));
        const vec is0 = ~(b0 | b1), is1 = b0 & ~b1, is2 = b1 & ~b0, is3 = b0 & b1; /* low bits */
        const vec upto3 = ~(b2 | b3), upto7 = b2 & ~b3;
        const vec has[9] = {is1 & upto3, is2 & upto3, is3 & upto3, is0 & upto7, is1 & upto7,
                            is2 & upto7, is3 & upto7, b3 & ~b0,    b3 & b0};
        UNROLL
        for (int digit = 0; digit < 9; digit++) {
            vec *at = planes + PLANE(digit, cell);
            *at ^= lanes & (*at ^ (has[digit] | empty));
        }
    }
}

NEVER_INLINE void candidates_to_digits(const vec *planes, struct digit_planes *digits)
{
    for (int cell = 0; cell < NN_NINE_CELLS; cell++) {
        const vec *p = planes + cell;
        const vec d1 = p[PLANE(0, 0)], d2 = p[PLANE(1, 0)], d3 = p[PLANE(2, 0)], d4 = p[PLANE(3, 0)],
                  d5 = p[PLANE(4, 0)], d6 = p[PLANE(5, 0)], d7 = p[PLANE(6, 0)], d8 = p[PLANE(7, 0)],
                  d9 = p[PLANE(8, 0)];
        const vec d57 = d5 | d7, d67 = d6 | d7;
        digits->bit[cell][0] = d1 | d3 | d57 | d9;
        digits->bit[cell][1] = d2 | d3 | d67;
        digits->bit[cell][2] = d4 | d6 | d57;
        digits->bit[cell][3] = d8 | d9;
    }
}

#endif
