/* branch.h: everything that follows from one assumption, as statements with their parents.
 *
 * A statement is "on" (the digit is in the cell) or "off" (it is not). A branch lists them in the order in which they
 * were made; the first is assumed, and every other has parents among the earlier ones. `on` and `off` hold the same
 * statements as sets. A statement is made once, so its first parents stay; a statement that contradicts an earlier one
 * is kept after the list and is in no set, and ends the branch, unless that is to go on (is_past_clash).
 *
 * A branch under way is a struct nn_build, with room for everything; nn_build_keep makes a compact copy in an arena,
 * which is one block of memory, allocated from the front and emptied as a whole. */
#ifndef NN_BRANCH_H
#define NN_BRANCH_H

#include <assert.h>
#include <stddef.h>

#include "logic/forcing/marks.h"

/* Why a statement holds. */
enum nn_why {
    NN_WHY_ASSUMED,
    NN_WHY_SEEN,                                    /* off: it excludes its parent, which is on */
    NN_WHY_CELL,                                    /* on: the last candidate of its cell */
    NN_WHY_HOUSE,                                   /* on: the last place in its row (and column, box: + kind) */
    NN_WHY_PATTERN = NN_WHY_HOUSE + NN_HOUSE_KINDS, /* off: a pattern that the parents made possible */
    NN_WHY_CHAIN                                    /* off: an inner chain that the parents made possible */
};

struct nn_nested_proof;

struct nn_statement_fact {
    uint16_t cell;
    uint8_t digit;
    bool is_on;
    uint8_t why;
    uint8_t technique; /* the pattern */
    uint16_t parents;
    uint32_t first_parent; /* in the branch's list of parents, which are indexes of facts */
    int32_t proof;         /* NN_WHY_CHAIN: which of the machine's proofs */
};

struct nn_branch {
    struct nn_cells on[NN_LOGIC_SIDE], off[NN_LOGIC_SIDE];
    const struct nn_statement_fact *facts;
    const uint32_t *parents;
    int count;
    uint32_t parent_count;
    int clash;          /* the fact that facts[count] contradicts, or -1 */
    bool is_past_clash; /* it contradicts itself and went on, so some statements are in both sets */
    int level;          /* the machine's level at which the last pattern or chain was used; 0: none was */
};

struct nn_arena {
    unsigned char *memory;
    size_t size, used;
    bool was_full; /* a piece has been refused */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL: the arena is full. */
static inline void *nn_arena_take(struct nn_arena *arena, size_t size)
{
    size = (size + 15) & ~(size_t)15;
    if (size > arena->size - arena->used) {
        arena->was_full = true;
        return NULL;
    }
    void *const piece = arena->memory + arena->used;
    arena->used += size;
    return piece;
}

struct nn_build {
    struct nn_branch branch;
    struct nn_statement_fact *facts;
    uint32_t *parents;
    uint32_t *queue[2]; /* [is_on]: facts in the order in which they were made */
    uint32_t *at[2];    /* [is_on][cell * side + digit]: the fact, if it is in the set */
    int first[2], end[2];
    uint32_t fact_room, parent_room;
    bool is_full;  /* no more room: the branch is cut short: weaker, but not wrong */
    bool was_full; /* some branch was */
};

void nn_build_begin(struct nn_build *build);

/* Add a fact, without parents so far, to the list only, because it was stated before or contradicts a fact; returns its
 * index. A branch spends its time in this and the next two functions. */
static inline int nn_build_add_loose(struct nn_build *build, struct nn_statement_fact fact)
{
    const int index = build->branch.count++;
    fact.parents = 0;
    fact.first_parent = build->branch.parent_count;
    build->facts[index] = fact;
    if ((uint32_t)build->branch.count + 2 > build->fact_room) build->is_full = build->was_full = true;
    return index;
}

/* The same, but to list, set and queue. */
static inline int nn_build_add(struct nn_build *build, int side, struct nn_statement_fact fact)
{
    const int index = nn_build_add_loose(build, fact);
    build->at[fact.is_on][fact.cell * side + fact.digit] = (uint32_t)index;
    build->queue[fact.is_on][build->end[fact.is_on]++] = (uint32_t)index;
    nn_cells_add(&(fact.is_on ? build->branch.on : build->branch.off)[fact.digit], fact.cell);
    return index;
}

/* Add a parent to the last fact. */
static inline void nn_build_parent(struct nn_build *build, int parent)
{
    assert(parent < build->branch.count - 1);
    if (build->branch.parent_count + 1 > build->parent_room) {
        build->is_full = build->was_full = true;
        return;
    }
    build->parents[build->branch.parent_count++] = (uint32_t)parent;
    build->facts[build->branch.count - 1].parents++;
}

/* Give the last fact the parents of the fact before it. */
void nn_build_share_parents(struct nn_build *build);

/* Resume a branch where nothing was pending. */
void nn_build_load(struct nn_build *build, int side, const struct nn_branch *branch);

const struct nn_branch *nn_build_keep(const struct nn_build *build, struct nn_arena *arena);

/* NULL, or the invariant that does not hold (base/invariants.h; forcing_check.c). */
const char *nn_branch_check(const struct nn_branch *branch);

/* The fact that states this; there must be one. */
int nn_branch_find(const struct nn_branch *branch, int cell, int digit, bool is_on);

static inline bool nn_branch_has(const struct nn_branch *branch, int cell, int digit, bool is_on)
{
    return nn_cells_have((is_on ? branch->on : branch->off)[digit], cell);
}

#endif
