/* vector.h: the few things the bulk kernel needs beyond C's & | ^ ~ << >> on a vector of bits.
 *
 * `vec` is a row of VEC_LANES bits. Bit L is bit L%64 of word L/64, on every machine. The kernel is the same source for
 * every width: VEC_BYTES 64, 32 and 16 use the vector extension of gcc and clang, which has element-wise operators and
 * shuffles with constant indices and lets the compiler find the instructions (unpacks, inserts, ternary logic);
 * VEC_BYTES 8 is uint64_t, any machine, any byte order.
 *
 * `piece` is what a lane's record is made of: 16 bytes, or one word when vec is a word. A vec
 * consists of VEC_PIECES pieces.
 *
 * Include this only in objects built for one instruction set: elsewhere these types have another size or calling
 * convention. */
#ifndef NN_BULK_VECTOR_H
#define NN_BULK_VECTOR_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX2__)
#include <immintrin.h>
#endif

#define VEC_LANES (VEC_BYTES * 8)
#define VEC_WORDS (VEC_BYTES / 8)

#define ALWAYS_INLINE static inline __attribute__((always_inline))
#define NEVER_INLINE static __attribute__((noinline))

/* Loops over the parts of a small matrix must vanish; loops over bands must not (see sweep.h). */
#ifdef __clang__
#define UNROLL _Pragma("clang loop unroll(full)")
#define ROLLED _Pragma("clang loop unroll(disable)")
#else
#define UNROLL _Pragma("GCC unroll 32")
#define ROLLED _Pragma("GCC unroll 1")
#endif

#if VEC_BYTES == 8

typedef uint64_t vec;
typedef uint64_t piece;
#define VEC_PIECES 1

#else

typedef uint64_t vec __attribute__((vector_size(VEC_BYTES)));
typedef uint64_t piece __attribute__((vector_size(16), may_alias));
#define VEC_PIECES (VEC_BYTES / 16)

typedef uint8_t vec_u8 __attribute__((vector_size(VEC_BYTES)));
typedef uint16_t vec_u16 __attribute__((vector_size(VEC_BYTES)));
typedef uint32_t vec_u32 __attribute__((vector_size(VEC_BYTES)));

/* ---- interleaving: within each piece, the elements of the lower or upper halves of a and b
 * ------- */

/* Indices for one piece that starts at element p; the second operand starts at element n. */
#define PAIR_(p, n) p, n + p
#define WEAVE8_(p, n)                                                                                                  \
    PAIR_(p, n), PAIR_(p + 1, n), PAIR_(p + 2, n), PAIR_(p + 3, n), PAIR_(p + 4, n), PAIR_(p + 5, n), PAIR_(p + 6, n), \
        PAIR_(p + 7, n)
#define WEAVE16_(p, n) PAIR_(p, n), PAIR_(p + 1, n), PAIR_(p + 2, n), PAIR_(p + 3, n)
#define WEAVE32_(p, n) PAIR_(p, n), PAIR_(p + 1, n)
#define WEAVE64_(p, n) PAIR_(p, n)

/* All pieces: `first` is the first element, `step` the number of elements in a piece. */
#if VEC_BYTES == 16
#define ALL_PIECES_(weave, first, step) weave(first, step)
#elif VEC_BYTES == 32
#define ALL_PIECES_(weave, first, step) weave(first, (2 * step)), weave((first + step), (2 * step))
#else
#define ALL_PIECES_(weave, first, step)                                                                                \
    weave(first, (4 * step)), weave((first + step), (4 * step)), weave((first + 2 * step), (4 * step)),                \
        weave((first + 3 * step), (4 * step))
#endif

#define INTERLEAVE_(name, type, weave, first, step)                                                                    \
    ALWAYS_INLINE vec name(vec a, vec b)                                                                               \
    {                                                                                                                  \
        return (vec)__builtin_shufflevector((type)a, (type)b, ALL_PIECES_(weave, first, step));                        \
    }
INTERLEAVE_(vec_low8, vec_u8, WEAVE8_, 0, 16)
INTERLEAVE_(vec_high8, vec_u8, WEAVE8_, 8, 16)
INTERLEAVE_(vec_low16, vec_u16, WEAVE16_, 0, 8)
INTERLEAVE_(vec_high16, vec_u16, WEAVE16_, 4, 8)
INTERLEAVE_(vec_low32, vec_u32, WEAVE32_, 0, 4)
INTERLEAVE_(vec_high32, vec_u32, WEAVE32_, 2, 4)
INTERLEAVE_(vec_low64, vec, WEAVE64_, 0, 2)
INTERLEAVE_(vec_high64, vec, WEAVE64_, 1, 2)

/* ---- bytes ---------------------------------------------------------------------------------- */

/* Every byte of the vector. */
ALWAYS_INLINE vec vec_bytes(uint8_t byte)
{
    return (vec)((vec_u8){0} + byte);
}

/* 0xff where bytes are equal, else 0. */
ALWAYS_INLINE vec vec_bytes_equal(vec a, vec b)
{
    return (vec)((vec_u8)a == (vec_u8)b);
}

ALWAYS_INLINE vec vec_subtract_bytes(vec a, vec b)
{
    return (vec)((vec_u8)a - (vec_u8)b);
}

/* Digits 1..8 to bits 0..7, 9 to no bit; any other byte to no bit or any bit. */
ALWAYS_INLINE vec vec_bit_of_digit(vec digits)
{
#if VEC_BYTES == 32 && defined(__AVX2__)
    const __m256i bits = _mm256_setr_epi8(0, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, /**/
                                          0, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0);
    return (vec)_mm256_shuffle_epi8(bits, (__m256i)digits);
#else
    const vec_u8 zero_based = (vec_u8)digits - 1;
    vec_u8 bit = (zero_based & 1) + 1, shifted = bit + bit;
    shifted += shifted;
    bit ^= (bit ^ shifted) & (vec_u8)((zero_based & 2) != 0);
    shifted = bit + bit;
    shifted += shifted;
    shifted += shifted;
    shifted += shifted;
    bit ^= (bit ^ shifted) & (vec_u8)((zero_based & 4) != 0);
    return (vec)(bit & (vec_u8)(zero_based < 8));
#endif
}

/* ---- pieces --------------------------------------------------------------------------------- */

ALWAYS_INLINE piece piece_load(const uint8_t *from)
{
    piece loaded;
    memcpy(&loaded, from, sizeof loaded);
    return loaded;
}

ALWAYS_INLINE void piece_store(uint8_t *to, piece stored)
{
    memcpy(to, &stored, sizeof stored);
}

/* The vector whose pieces are the 16 bytes at from[0] + offset, from[step] + offset ... */
ALWAYS_INLINE vec vec_collect(const uint8_t *const *from, int step, int offset)
{
#if VEC_BYTES == 16
    (void)step;
    return piece_load(from[0] + offset);
#else
    typedef uint64_t pair __attribute__((vector_size(32)));
    const piece a = piece_load(from[0] + offset), b = piece_load(from[step] + offset);
    const pair low = __builtin_shufflevector(a, b, 0, 1, 2, 3);
#if VEC_BYTES == 32
    return low;
#else
    const piece c = piece_load(from[2 * step] + offset), d = piece_load(from[3 * step] + offset);
    const pair high = __builtin_shufflevector(c, d, 0, 1, 2, 3);
    return __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
#endif
#endif
}

/* The pieces of `from` to the 16 bytes at to[0] + offset, to[step] + offset ... */
ALWAYS_INLINE void vec_spread(vec from, uint8_t *const *to, int step, int offset)
{
#if VEC_BYTES == 16
    (void)step;
    piece_store(to[0] + offset, from);
#else
    piece_store(to[0] + offset, __builtin_shufflevector(from, from, 0, 1));
    piece_store(to[step] + offset, __builtin_shufflevector(from, from, 2, 3));
#if VEC_BYTES == 64
    piece_store(to[2 * step] + offset, __builtin_shufflevector(from, from, 4, 5));
    piece_store(to[3 * step] + offset, __builtin_shufflevector(from, from, 6, 7));
#endif
#endif
}

/* ---- a chunk: what is best to look at one board with, up to 32 bytes ------------------------ */

#define CHUNK_BYTES (VEC_BYTES < 32 ? VEC_BYTES : 32)
typedef uint8_t chunk __attribute__((vector_size(CHUNK_BYTES)));

ALWAYS_INLINE chunk chunk_load(const uint8_t *from)
{
    chunk loaded;
    memcpy(&loaded, from, sizeof loaded);
    return loaded;
}

/* 0xff where a > b, bytes as signed numbers, else 0. */
ALWAYS_INLINE chunk chunk_above(chunk a, uint8_t b)
{
    typedef int8_t numbers __attribute__((vector_size(CHUNK_BYTES)));
    return (chunk)((numbers)a > (int8_t)b);
}

ALWAYS_INLINE bool chunk_is_zero(chunk bytes)
{
    uint64_t word[CHUNK_BYTES / 8], any = 0;
    memcpy(word, &bytes, sizeof word);
    for (int at = 0; at < CHUNK_BYTES / 8; at++) any |= word[at];
    return any == 0;
}

#endif /* VEC_BYTES > 8 */

/* ---- all widths ----------------------------------------------------------------------------- */

ALWAYS_INLINE vec vec_none(void)
{
    return (vec){0};
}

ALWAYS_INLINE vec vec_all(void)
{
    return ~(vec){0};
}

struct vec_words {
    uint64_t word[VEC_WORDS];
};

ALWAYS_INLINE struct vec_words vec_to_words(vec from)
{
    struct vec_words words;
    memcpy(&words, &from, sizeof words);
    return words;
}

ALWAYS_INLINE vec vec_from_words(const struct vec_words *words)
{
    vec made;
    memcpy(&made, words, sizeof made);
    return made;
}

ALWAYS_INLINE bool vec_is_none(vec v)
{
    const struct vec_words words = vec_to_words(v);
    uint64_t any = 0;
    for (int word = 0; word < VEC_WORDS; word++) any |= words.word[word];
    return any == 0;
}

ALWAYS_INLINE int vec_count(vec v)
{
    const struct vec_words words = vec_to_words(v);
    int count = 0;
    for (int word = 0; word < VEC_WORDS; word++) count += __builtin_popcountll(words.word[word]);
    return count;
}

ALWAYS_INLINE bool words_has(const struct vec_words *words, int lane)
{
    return words->word[lane >> 6] >> (lane & 63) & 1;
}

ALWAYS_INLINE void words_add(struct vec_words *words, int lane)
{
    words->word[lane >> 6] |= (uint64_t)1 << (lane & 63);
}

#endif
