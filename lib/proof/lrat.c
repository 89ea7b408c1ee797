/* lrat.c: follows the hints. A clause is found by its number in a table; everything else is a walk over the literals of
 * one clause. */
#include "proof/lrat.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/block.h"
#include "proof/rule_clauses.h"
#include "proof/variables.h"

enum { HEADER = 2, FEWEST_DELETED_WORDS = 1 << 16 };

static const int64_t MOST_NUMBER = ((int64_t)1 << 31) - 1;

/* ---- storing clauses ----------------------------------------------------------------------------------- */

/* How many words to have instead of `room`: some more than are wanted, if the limit allows; 0: not even those. */
static size_t generous_room(const struct nn_lrat *lrat, size_t wanted, size_t room)
{
    const size_t most = room + (lrat->memory_limit - lrat->memory_used) / sizeof(uint32_t);
    const size_t generous = wanted + wanted / 2;
    if (generous <= most) return generous;
    return wanted <= most ? wanted : 0;
}

/* Room for this many words of clauses; false: no memory. */
static bool reserve_clauses(struct nn_lrat *lrat, size_t wanted)
{
    if (wanted <= lrat->arena_room) return true;
    const size_t enlarged = generous_room(lrat, wanted, lrat->arena_room);
    uint32_t *const moved = enlarged ? realloc(lrat->arena, enlarged * sizeof *moved) : NULL;
    if (!moved) return !(lrat->lacks_memory = true);
    lrat->memory_used += (enlarged - lrat->arena_room) * sizeof *moved;
    lrat->arena = moved;
    lrat->arena_room = enlarged;
    return true;
}

/* Places for all numbers up to this one; false: no memory. Those of numbers that never come are not touched, so that the
 * system need not give memory for them. */
static bool reserve_places(struct nn_lrat *lrat, uint32_t number)
{
    const size_t wanted = (size_t)number + 1, room = lrat->place_room;
    if (wanted <= room) return true;
    const size_t enlarged = generous_room(lrat, wanted, room);
    uint32_t *const moved = enlarged ? calloc(enlarged, sizeof *moved) : NULL;
    if (!moved) return !(lrat->lacks_memory = true);
    if (room) memcpy(moved, lrat->places, room * sizeof *moved);
    free(lrat->places);
    lrat->memory_used += (enlarged - room) * sizeof *moved;
    lrat->places = moved;
    lrat->place_room = enlarged;
    return true;
}

/* Behind all others. False: no memory. */
static bool store_clause(struct nn_lrat *lrat, uint32_t number, const uint32_t *literals, uint32_t count)
{
    if (!reserve_clauses(lrat, lrat->arena_used + HEADER + count) || !reserve_places(lrat, number)) return false;
    uint32_t *const clause = lrat->arena + lrat->arena_used;
    lrat->places[number] = (uint32_t)lrat->arena_used + 1;
    lrat->arena_used += HEADER + count;
    clause[0] = number;
    clause[1] = count;
    memcpy(clause + HEADER, literals, count * sizeof *literals);
    lrat->last = number;
    return true;
}

static uint32_t literal_of(int number)
{
    return number < 0 ? 2 * (uint32_t)-number + 1 : 2 * (uint32_t)number;
}

static bool store_rule(void *context, const int *literals, int count)
{
    struct nn_lrat *const lrat = context;
    uint32_t clause[NONET_MAX_SIDE];
    for (int at = 0; at < count; at++) clause[at] = literal_of(literals[at]);
    return store_clause(lrat, lrat->last + 1, clause, (uint32_t)count);
}

/* The clause, from its number on; NULL: there is none. */
static const uint32_t *stored_clause(const struct nn_lrat *lrat, int64_t number)
{
    if (number < 0 || number > (int64_t)lrat->last || !lrat->places[number]) return NULL;
    return lrat->arena + lrat->places[number] - 1;
}

static bool is_solution_number(const struct nn_lrat *lrat, int64_t number)
{
    return lrat->solution && number == (int64_t)lrat->rules + 1;
}

/* ---- deleting ------------------------------------------------------------------------------------------ */

static void move_together(struct nn_lrat *lrat)
{
    size_t used = 0;
    for (size_t at = 0, words; at < lrat->arena_used; at += words) {
        const uint32_t *const clause = lrat->arena + at;
        const uint32_t number = clause[0];
        words = HEADER + clause[1];
        if (lrat->places[number] != at + 1) continue;
        memmove(lrat->arena + used, clause, words * sizeof *clause);
        lrat->places[number] = (uint32_t)used + 1;
        used += words;
    }
    lrat->arena_used = used;
    lrat->arena_deleted = 0;
}

static const char missing[] = "there is no clause of this number";

const char *nn_lrat_delete(struct nn_lrat *lrat, int64_t number)
{
    if (is_solution_number(lrat, number)) {
        free(lrat->solution);
        lrat->solution = NULL;
        return NULL;
    }
    const uint32_t *const clause = stored_clause(lrat, number);
    if (!clause) return missing;
    lrat->places[number] = 0;
    lrat->arena_deleted += HEADER + clause[1];
    if (lrat->arena_deleted > FEWEST_DELETED_WORDS && lrat->arena_deleted > lrat->arena_used / 2) move_together(lrat);
    return NULL;
}

/* ---- a line -------------------------------------------------------------------------------------------- */

static void make_literal_true(struct nn_lrat *lrat, uint32_t literal)
{
    assert(!lrat->value[literal]);
    lrat->value[literal] = 1;
    lrat->value[literal ^ 1] = -1;
    lrat->trail[lrat->trail_length++] = literal;
}

static void forget_values(struct nn_lrat *lrat)
{
    while (lrat->trail_length) {
        const uint32_t literal = lrat->trail[--lrat->trail_length];
        lrat->value[literal] = lrat->value[literal ^ 1] = 0;
    }
}

const char *nn_lrat_open(struct nn_lrat *lrat, int64_t number)
{
    if (number > MOST_NUMBER) return "no proof has so many clauses";
    if (number <= (int64_t)lrat->last || is_solution_number(lrat, number))
        return "the number of a clause must be larger than all before it";
    lrat->number = (uint32_t)number;
    lrat->clause[0] = 0;
    lrat->is_contradicted = false;
    return NULL;
}

void nn_lrat_literal(struct nn_lrat *lrat, int number)
{
    const uint32_t literal = literal_of(number);
    if (lrat->value[literal] < 0) return; /* it is there already */
    lrat->clause[++lrat->clause[0]] = literal;
    if (lrat->value[literal] > 0) { /* its opposite is there: the clause is always true */
        lrat->is_contradicted = true;
        lrat->value[literal] = -1; /* now it is there, too */
    } else {
        make_literal_true(lrat, literal ^ 1);
    }
}

/* How many literals are not false, up to two; *last is one of them. */
static int count_not_false(const struct nn_lrat *lrat, const uint32_t *literals, uint32_t count, uint32_t *last)
{
    int found = 0;
    for (uint32_t at = 0; at < count && found < 2; at++) {
        if (lrat->value[literals[at]] < 0) continue;
        *last = literals[at];
        found++;
    }
    return found;
}

const char *nn_lrat_hint(struct nn_lrat *lrat, int64_t number)
{
    const uint32_t *const clause = is_solution_number(lrat, number) ? lrat->solution : stored_clause(lrat, number);
    uint32_t last = 0;
    if (number < 0) return "hints by resolution (RAT) are not accepted: the clause must follow";
    if (!clause) return missing;
    if (lrat->is_contradicted) return NULL;
    const int left = count_not_false(lrat, clause + HEADER, clause[1], &last);
    if (left > 1) return "this hint leaves more than one literal open";
    if (left == 0) lrat->is_contradicted = true;
    else if (!lrat->value[last]) make_literal_true(lrat, last);
    return NULL;
}

const char *nn_lrat_close(struct nn_lrat *lrat)
{
    forget_values(lrat);
    if (!lrat->is_contradicted) return "the hints of this clause do not lead to a contradiction";
    lrat->is_refuted = lrat->clause[0] == 0;
    if (!lrat->is_refuted) store_clause(lrat, lrat->number, lrat->clause + 1, lrat->clause[0]);
    return NULL;
}

/* ---- beginning and end --------------------------------------------------------------------------------- */

static size_t divide_lrat_memory(struct nn_lrat *lrat, uint8_t *memory)
{
    const size_t literals = 2 * ((size_t)nn_proof_variables(lrat->layout) + 1);
    size_t used = 0;
    lrat->clause = nn_block_take(memory, &used, literals + 1, sizeof *lrat->clause);
    lrat->trail = nn_block_take(memory, &used, literals / 2, sizeof *lrat->trail);
    lrat->value = nn_block_take(memory, &used, literals, sizeof *lrat->value);
    return used;
}

bool nn_lrat_begin(struct nn_lrat *lrat, const nonet_position *position, struct nn_watch *watch)
{
    assert(lrat->memory_limit <= NN_MOST_CLAUSE_MEMORY);
    lrat->layout = position->layout;
    lrat->block = calloc(1, divide_lrat_memory(lrat, NULL));
    if (!lrat->block) return false;
    divide_lrat_memory(lrat, lrat->block);
    const bool is_stated = nn_rule_clauses(position, watch, store_rule, lrat) == NONET_OK;
    lrat->rules = lrat->last;
    return is_stated;
}

const char *nn_lrat_exclude(struct nn_lrat *lrat, const uint8_t *solution)
{
    const uint32_t cells = (uint32_t)lrat->layout->cells;
    if (stored_clause(lrat, (int64_t)lrat->rules + 1)) return "a clause has the number of what excludes the solution";
    lrat->solution = malloc((HEADER + cells) * sizeof *lrat->solution);
    lrat->lacks_memory = !lrat->solution;
    if (lrat->lacks_memory) return NULL;
    lrat->solution[0] = lrat->rules + 1;
    lrat->solution[1] = cells;
    for (uint32_t cell = 0; cell < cells; cell++)
        lrat->solution[HEADER + cell] = literal_of(-nn_proof_variable(lrat->layout, (int)cell, solution[cell] - 1));
    return NULL;
}

void nn_lrat_free(struct nn_lrat *lrat)
{
    free(lrat->arena);
    free(lrat->places);
    free(lrat->solution);
    free(lrat->block);
}
