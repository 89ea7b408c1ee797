/* bulk_records.h: planes to records and back: a transpose of 768 by VEC_LANES bits.
 *
 * With words: blocks of 64 by 64 bits, six rounds of masked swaps; lane L has piece k of its record
 * at L * 12 + k. With vectors: 128 planes at a time. Three rounds of masked swaps transpose 8 by 8
 * bits in every byte; four rounds of interleaving transpose 16 by 16 bytes in every 16-byte piece
 * of a vector. Lane L = 8j + i then has piece k in vector (16i + j%16) * 6 + k, in that vector's
 * piece j/16. */
#ifndef NN_BULK_RECORDS_H
#define NN_BULK_RECORDS_H

#include "engine/bulk/state.h"

/* Swap the bits of x under mask << shift with those of y under mask. */
#define SWAP_BITS(x, y, shift, mask)                                                                                   \
    do {                                                                                                               \
        const vec swapped_ = (((x) >> (shift)) ^ (y)) & (mask);                                                        \
        (y) ^= swapped_;                                                                                               \
        (x) ^= swapped_ << (shift);                                                                                    \
    } while (0)

#if VEC_BYTES == 8

/* 64 words at `from`, `step` apart, bit by bit to 64 words at `to`. */
static void transpose_words(const uint64_t *from, int from_step, uint64_t *to, int to_step)
{
    uint64_t row[64];
    for (int at = 0; at < 64; at++) row[at] = from[at * from_step];
    uint64_t mask = 0xffffffff;
    for (int shift = 32; shift; shift >>= 1, mask ^= mask << shift)
        for (int at = 0; at < 64; at = (at + shift + 1) & ~shift) SWAP_BITS(row[at], row[at + shift], shift, mask);
    for (int at = 0; at < 64; at++) to[at * to_step] = row[at];
}

NEVER_INLINE void planes_to_records(const vec *planes, vec *records)
{
    for (int block = 0; block < RECORD_PIECES; block++)
        transpose_words(planes + block * 64, 1, records + block, RECORD_PIECES);
}

NEVER_INLINE void records_to_planes(const vec *records, vec *planes)
{
    for (int block = 0; block < RECORD_PIECES; block++)
        transpose_words(records + block, RECORD_PIECES, planes + block * 64, 1);
}

ALWAYS_INLINE piece *first_piece(vec *records, int lane)
{
    return records + lane * RECORD_PIECES;
}

#else

/* In every byte column of eight vectors: bit b of vector v to bit v of vector b. */
ALWAYS_INLINE void transpose_bits(const vec *from, int from_step, vec *to, int to_step)
{
    const vec mask4 = vec_bytes(0x0f), mask2 = vec_bytes(0x33), mask1 = vec_bytes(0x55);
    vec row[8];
    UNROLL
    for (int at = 0; at < 8; at++) row[at] = from[at * from_step];
    UNROLL
    for (int at = 0; at < 4; at++) SWAP_BITS(row[at], row[at + 4], 4, mask4);
    UNROLL
    for (int at = 0; at < 8; at += 4) {
        SWAP_BITS(row[at], row[at + 2], 2, mask2);
        SWAP_BITS(row[at + 1], row[at + 3], 2, mask2);
    }
    UNROLL
    for (int at = 0; at < 8; at += 2) SWAP_BITS(row[at], row[at + 1], 1, mask1);
    UNROLL
    for (int at = 0; at < 8; at++) to[at * to_step] = row[at];
}

NEVER_INLINE void planes_to_records(const vec *planes, vec *records)
{
    ROLLED
    for (int block = 0; block < 6; block++) {
        vec bytes[8][16]; /* [i][q]: byte j = planes 8q .. 8q+7 of lane 8j + i */
        ROLLED
        for (int q = 0; q < 16; q++) transpose_bits(planes + block * 128 + q * 8, 1, &bytes[0][q], 16);
        ROLLED
        for (int i = 0; i < 8; i++) {
            vec w[2][8];
            UNROLL
            for (int half = 0; half < 2; half++) {
                const vec *a = bytes[i] + half * 8;
                vec b[8], c[8];
                UNROLL
                for (int at = 0; at < 8; at += 2) {
                    b[at] = vec_low8(a[at], a[at + 1]);
                    b[at + 1] = vec_high8(a[at], a[at + 1]);
                }
                UNROLL
                for (int at = 0; at < 8; at += 4) {
                    c[at] = vec_low16(b[at], b[at + 2]);
                    c[at + 1] = vec_high16(b[at], b[at + 2]);
                    c[at + 2] = vec_low16(b[at + 1], b[at + 3]);
                    c[at + 3] = vec_high16(b[at + 1], b[at + 3]);
                }
                UNROLL
                for (int at = 0; at < 4; at++) {
                    w[half][2 * at] = vec_low32(c[at], c[at + 4]);
                    w[half][2 * at + 1] = vec_high32(c[at], c[at + 4]);
                }
            }
            vec *to = records + i * 96 + block;
            UNROLL
            for (int at = 0; at < 8; at++) {
                to[12 * at] = vec_low64(w[0][at], w[1][at]);
                to[12 * at + 6] = vec_high64(w[0][at], w[1][at]);
            }
        }
    }
}

NEVER_INLINE void records_to_planes(const vec *records, vec *planes)
{
    ROLLED
    for (int block = 0; block < 6; block++) {
        vec bytes[8][16];
        ROLLED
        for (int i = 0; i < 8; i++) {
            const vec *from = records + i * 96 + block;
            vec w[2][8];
            UNROLL
            for (int at = 0; at < 8; at++) {
                w[0][at] = vec_low8(from[12 * at], from[12 * at + 6]);
                w[1][at] = vec_high8(from[12 * at], from[12 * at + 6]);
            }
            UNROLL
            for (int half = 0; half < 2; half++) {
                const vec *a = w[half];
                vec b[8], c[8], *to = bytes[i] + half * 8;
                UNROLL
                for (int at = 0; at < 8; at += 2) {
                    b[at] = vec_low16(a[at], a[at + 1]);
                    b[at + 1] = vec_high16(a[at], a[at + 1]);
                }
                UNROLL
                for (int at = 0; at < 8; at += 4) {
                    c[at] = vec_low32(b[at], b[at + 2]);
                    c[at + 1] = vec_high32(b[at], b[at + 2]);
                    c[at + 2] = vec_low32(b[at + 1], b[at + 3]);
                    c[at + 3] = vec_high32(b[at + 1], b[at + 3]);
                }
                UNROLL
                for (int at = 0; at < 4; at++) {
                    to[2 * at] = vec_low64(c[at], c[at + 4]);
                    to[2 * at + 1] = vec_high64(c[at], c[at + 4]);
                }
            }
        }
        ROLLED
        for (int q = 0; q < 16; q++) transpose_bits(&bytes[0][q], 16, planes + block * 128 + q * 8, 1);
    }
}

ALWAYS_INLINE piece *first_piece(vec *records, int lane)
{
    return (piece *)(records + ((lane & 7) * 16 + (lane >> 3 & 15)) * 6) + (lane >> 7);
}

#endif

/* The next piece of a record among the transposed ones. */
#define PIECE_STEP VEC_PIECES

ALWAYS_INLINE void get_record(vec *records, int lane, struct record *record)
{
    const piece *from = first_piece(records, lane);
    UNROLL
    for (int at = 0; at < RECORD_PIECES; at++) record->piece[at] = from[at * PIECE_STEP];
}

ALWAYS_INLINE void put_record(vec *records, int lane, const struct record *record)
{
    piece *to = first_piece(records, lane);
    UNROLL
    for (int at = 0; at < RECORD_PIECES; at++) to[at * PIECE_STEP] = record->piece[at];
}

#endif
