/* cells.h: sets of cells, as bits in an array of words.
 *
 * Two words hold every board up to 11x11; the functions are inline and loop over a constant, so a set
 * of a 9x9 board lives in two registers. Cells are numbered as in nonet.h: row * side + column. */
#ifndef NN_CELLS_H
#define NN_CELLS_H

#include <assert.h>

#include "base/bits.h"

#ifndef NN_CELL_WORDS
#define NN_CELL_WORDS 2
#endif

struct nn_cells {
    uint64_t word[NN_CELL_WORDS];
};

/* Unroll loops over small sets, or GCC keeps them in memory instead of registers. Large ones are arrays anyway, and
 * with sanitizers unrolled loops grow too large. */
#if defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__) && NN_CELL_WORDS == 2
#define NN_EACH_WORD(index) _Pragma("GCC unroll 16") for (int index = 0; index < NN_CELL_WORDS; index++)
#else
#define NN_EACH_WORD(index) for (int index = 0; index < NN_CELL_WORDS; index++)
#endif

/* For every member of a set, smallest first; changes of the set in the loop have no effect. */
#define NN_EACH_CELL(cell, set)                                                                                        \
    for (struct nn_cells cell##_set = (set), *cell##_all = &cell##_set; cell##_all; cell##_all = 0)                    \
        for (int cell##_word = 0; cell##_word < NN_CELL_WORDS; cell##_word++)                                          \
            for (uint64_t cell##_rest = cell##_set.word[cell##_word]; cell##_rest; cell##_rest &= cell##_rest - 1)     \
                for (int cell = cell##_word * 64 + nn_first_bit(cell##_rest), cell##_once = 1; cell##_once;            \
                     cell##_once = 0)

static inline struct nn_cells nn_no_cells(void)
{
    return (struct nn_cells){{0}};
}

static inline bool nn_cells_are_none(struct nn_cells set)
{
    uint64_t any = 0;
    NN_EACH_WORD(i) any |= set.word[i];
    return any == 0;
}

static inline bool nn_cells_have(struct nn_cells set, int cell)
{
    return set.word[cell >> 6] >> (cell & 63) & 1;
}

static inline void nn_cells_add(struct nn_cells *set, int cell)
{
    set->word[cell >> 6] |= nn_bit(cell & 63);
}

/* Without a branch, for unpredictable conditions. */
static inline void nn_cells_add_if(struct nn_cells *set, int cell, bool is_member)
{
    set->word[cell >> 6] |= (uint64_t)is_member << (cell & 63);
}

static inline void nn_cells_drop(struct nn_cells *set, int cell)
{
    set->word[cell >> 6] &= ~nn_bit(cell & 63);
}

static inline struct nn_cells nn_one_cell(int cell)
{
    struct nn_cells set = nn_no_cells();
    nn_cells_add(&set, cell);
    return set;
}

static inline struct nn_cells nn_cells_and(struct nn_cells a, struct nn_cells b)
{
    NN_EACH_WORD(i) a.word[i] &= b.word[i];
    return a;
}

static inline struct nn_cells nn_cells_or(struct nn_cells a, struct nn_cells b)
{
    NN_EACH_WORD(i) a.word[i] |= b.word[i];
    return a;
}

/* a without b */
static inline struct nn_cells nn_cells_less(struct nn_cells a, struct nn_cells b)
{
    NN_EACH_WORD(i) a.word[i] &= ~b.word[i];
    return a;
}

static inline bool nn_cells_meet(struct nn_cells a, struct nn_cells b)
{
    return !nn_cells_are_none(nn_cells_and(a, b));
}

/* Every member of a is in b. */
static inline bool nn_cells_within(struct nn_cells a, struct nn_cells b)
{
    return nn_cells_are_none(nn_cells_less(a, b));
}

static inline bool nn_cells_equal(struct nn_cells a, struct nn_cells b)
{
    uint64_t differ = 0;
    NN_EACH_WORD(i) differ |= a.word[i] ^ b.word[i];
    return differ == 0;
}

static inline int nn_cells_count(struct nn_cells set)
{
    int count = 0;
    NN_EACH_WORD(i) count += nn_count_bits(set.word[i]);
    return count;
}

/* Is there exactly one member? Quicker than counting. */
static inline bool nn_cells_are_one(struct nn_cells set)
{
    uint64_t any = 0, more = 0;
    NN_EACH_WORD(i)
    {
        more |= (set.word[i] & (set.word[i] - 1)) | (any && set.word[i] ? 1 : 0);
        any |= set.word[i];
    }
    return any && !more;
}

/* The smallest member; the set must not be empty. */
static inline int nn_cells_first(struct nn_cells set)
{
    assert(!nn_cells_are_none(set));
    NN_EACH_WORD(i) if (set.word[i]) return i * 64 + nn_first_bit(set.word[i]);
    return -1;
}

/* Remove the smallest member and return it. */
static inline int nn_cells_take(struct nn_cells *set)
{
    NN_EACH_WORD(i) if (set->word[i]) return i * 64 + nn_take_bit(&set->word[i]);
    return -1;
}

#endif
