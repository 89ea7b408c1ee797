/* band_vector.h: the vectors of the band engine: one or two digits in each.
 *
 * Four lanes of 32 bits belong to a digit: its three bands, and one that stays empty. With 256-bit
 * vectors (BAND_BYTES 32) two digits share a vector and the tenth place stays empty:
 *
 *     BAND_BYTES 16   vector 0:  1a 1b 1c --                 ... vector 8:  9a 9b 9c --
 *     BAND_BYTES 32   vector 0:  1a 1b 1c -- 2a 2b 2c --     ... vector 4:  9a 9b 9c -- -- -- -- --
 *
 * The operators come from the compiler's vector extension; this file has only what it lacks. Include this only in
 * objects built for one instruction set. */
#ifndef NN_BAND_VECTOR_H
#define NN_BAND_VECTOR_H

/* gcc leaves instructions in the order of the source unless told otherwise; 7% on every corpus. */
#if defined(__GNUC__) && !defined(__clang__)
#pragma GCC optimize("schedule-insns", "sched-pressure")
#endif

#include <stdbool.h>
#include <stdint.h>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

#define BAND_INLINE static inline __attribute__((always_inline))

typedef uint32_t vec __attribute__((vector_size(BAND_BYTES), may_alias));

enum {
    DIGITS_IN_VECTOR = BAND_BYTES / 16,
    VECTORS = (9 + DIGITS_IN_VECTOR - 1) / DIGITS_IN_VECTOR,
    WORDS = BAND_BYTES / 4 * VECTORS,
};

#ifdef __clang__
#define EACH_VECTOR(at) _Pragma("clang loop unroll(full)") for (int at = 0; at < VECTORS; at++)
#else
#define EACH_VECTOR(at) _Pragma("GCC unroll 9") for (int at = 0; at < VECTORS; at++)
#endif

#if BAND_BYTES == 32
#define ALL_BANDS(word) ((vec){word, word, word, 0, word, word, word, 0})
#define SHUFFLE_BANDS(a, b, c) a, b, c, 3, a + 4, b + 4, c + 4, 7
#else
#define ALL_BANDS(word) ((vec){word, word, word, 0})
#define SHUFFLE_BANDS(a, b, c) a, b, c, 3
#endif

/* Every band gets the bits of the next one; the third gets the first. */
BAND_INLINE vec next_band(vec x)
{
#if defined(__clang__) || __GNUC__ >= 12
    return __builtin_shufflevector(x, x, SHUFFLE_BANDS(1, 2, 0));
#else
    return __builtin_shuffle(x, (vec){SHUFFLE_BANDS(1, 2, 0)});
#endif
}

/* The lanes that belong to a digit and a band, in the vector at this place. */
BAND_INLINE vec used_lanes(int at)
{
    (void)at;
#if BAND_BYTES == 32
    if (at == VECTORS - 1) return (vec){~0u, ~0u, ~0u, 0, 0, 0, 0, 0};
#endif
    return ALL_BANDS(~0u);
}

#if BAND_BYTES == 32
BAND_INLINE vec other_digit_of_pair(vec x)
{
    return (vec)_mm256_permute2x128_si256((__m256i)x, (__m256i)x, 1);
}
#endif

BAND_INLINE bool has_bits(vec x)
{
#if BAND_BYTES == 32
    return !_mm256_testz_si256((__m256i)x, (__m256i)x);
#elif defined(__SSE2__)
    return _mm_movemask_epi8(_mm_cmpeq_epi32((__m128i)x, _mm_setzero_si128())) != 0xffff;
#else
    return (x[0] | x[1] | x[2] | x[3]) != 0;
#endif
}

/* One bit for each lane of a result of a comparison. */
BAND_INLINE unsigned lane_bits(vec x)
{
#if BAND_BYTES == 32
    return (unsigned)_mm256_movemask_ps((__m256)x);
#elif defined(__SSE2__)
    return (unsigned)_mm_movemask_ps((__m128)x);
#else
    return (x[0] & 1) | (x[1] & 2) | (x[2] & 4) | (x[3] & 8);
#endif
}

#endif
