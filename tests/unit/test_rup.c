/* test_rup.c: the checker of DRAT against one that is slow and simple: all clauses, spelt out, over and over until
 * nothing changes. Clauses come and go at random, and both must say the same about every question: a checker that
 * accepts more is unsound, one that accepts less refuses real proofs. */
#include <nonet.h>
#include <stdlib.h>
#include <string.h>

#include "cmocka_all.h"
#include "proof/rule_clauses.h"
#include "proof/rup.h"
#include "proof/variables.h"
#include "support/grids.h"
#include "unit/slow.h"

#ifdef TESTS_ARE_SLOW
enum { BOARDS = 6, STEPS = 60 };
#else
enum { BOARDS = 200, STEPS = 120 };
#endif
enum { MOST_LITERALS = 24, MOST_VARIABLES = 216, MOST_CELLS = 36, CROWD = 3600 };

/* ---- the slow checker ------------------------------------------------------------------------------------- */

struct slow_clause {
    int literals[MOST_LITERALS], count;
};

struct slow {
    struct slow_clause *clauses;
    int count, room;
    bool is_refuted;
    signed char values[MOST_VARIABLES + 1]; /* of the root: 1 true, -1 false */
};

static bool add_slow(void *context, const int *literals, int count)
{
    struct slow *const slow = context;
    if (slow->count == slow->room) {
        slow->room = 2 * slow->room + 64;
        slow->clauses = realloc(slow->clauses, (size_t)slow->room * sizeof *slow->clauses);
        assert_non_null(slow->clauses);
    }
    struct slow_clause *const clause = &slow->clauses[slow->count++];
    clause->count = count;
    memcpy(clause->literals, literals, (size_t)count * sizeof *literals);
    return true;
}

static int value_of(const signed char *values, int literal)
{
    return literal < 0 ? -values[-literal] : values[literal];
}

static void set_true(signed char *values, int literal)
{
    values[abs(literal)] = literal < 0 ? -1 : 1;
}

/* The only literal that is left; 0: none at all; MOST_VARIABLES + 1: several, or one is true. */
static int last_literal(const struct slow_clause *clause, const signed char *values)
{
    int left = 0, last = 0;
    for (int at = 0; at < clause->count; at++) {
        if (value_of(values, clause->literals[at]) > 0) return MOST_VARIABLES + 1;
        if (value_of(values, clause->literals[at]) < 0) continue;
        last = clause->literals[at];
        left++;
    }
    return left > 1 ? MOST_VARIABLES + 1 : last;
}

/* False: contradiction. */
static bool spread_slowly(const struct slow *slow, signed char *values)
{
    for (bool is_changed = true; is_changed;) {
        is_changed = false;
        for (int at = 0; at < slow->count; at++) {
            const int literal = last_literal(&slow->clauses[at], values);
            if (literal == 0) return false;
            if (literal > MOST_VARIABLES) continue;
            set_true(values, literal);
            is_changed = true;
        }
    }
    return true;
}

static bool follows_slowly(const struct slow *slow, const int *literals, int count)
{
    signed char values[MOST_VARIABLES + 1];
    if (slow->is_refuted) return true;
    memcpy(values, slow->values, sizeof values);
    for (int at = 0; at < count; at++) {
        if (value_of(values, literals[at]) > 0) return true;
        set_true(values, -literals[at]);
    }
    return !spread_slowly(slow, values);
}

/* What holds without assumptions stays, whatever is deleted. */
static void settle_slowly(struct slow *slow)
{
    if (!spread_slowly(slow, slow->values)) slow->is_refuted = true;
}

static bool has_literal(const struct slow_clause *clause, int literal)
{
    for (int at = 0; at < clause->count; at++)
        if (clause->literals[at] == literal) return true;
    return false;
}

/* One clause with these literals in any order, of those from `first` on. */
static void delete_slowly(struct slow *slow, int first, const int *literals, int count)
{
    for (int at = first; at < slow->count; at++) {
        bool is_same = slow->clauses[at].count == count;
        for (int which = 0; which < count && is_same; which++)
            is_same = has_literal(&slow->clauses[at], literals[which]);
        if (!is_same) continue;
        slow->clauses[at] = slow->clauses[--slow->count];
        return;
    }
}

/* ---- both ------------------------------------------------------------------------------------------------- */

struct both {
    struct random_source *source;
    nonet_layout *layout;
    uint8_t grid[MOST_CELLS]; /* a solution, if clauses may be false in no other way */
    struct nn_rup rup;
    struct slow slow;
    int variables, rules;
};

static void begin_both(struct both *both, struct random_source *source, int box_rows, int box_columns, int holes)
{
    uint8_t cells[MOST_CELLS];
    memset(both, 0, sizeof *both);
    both->source = source;
    assert_int_equal(nonet_layout_new(box_rows, box_columns, &both->layout), NONET_OK);
    random_grid(source, both->layout, both->grid);
    memcpy(cells, both->grid, sizeof cells);
    random_dig(source, both->layout, cells, holes);
    const nonet_position position = {both->layout, cells, NULL, NULL};
    both->variables = nn_proof_variables(both->layout);
    both->rup.memory_limit = (size_t)1 << 26;
    assert_true(nn_rup_begin(&both->rup, &position));
    assert_int_equal(nn_rule_clauses(&position, NULL, add_slow, &both->slow), NONET_OK);
    both->rules = both->slow.count;
    settle_slowly(&both->slow);
    assert_int_equal(both->rup.is_refuted, both->slow.is_refuted);
}

static void end_both(struct both *both)
{
    nn_rup_free(&both->rup);
    free(both->slow.clauses);
    nonet_layout_free(both->layout);
}

/* As rup.h numbers them, in another order. */
static uint32_t as_rup(struct both *both, const int *literals, int count, uint32_t *out)
{
    for (int at = 0; at < count; at++) out[at] = 2 * (uint32_t)(abs(literals[at]) - 1) + (literals[at] < 0);
    for (int at = count - 1; at > 0; at--) {
        const int other = random_below(both->source, at + 1);
        const uint32_t swapped = out[at];
        out[at] = out[other];
        out[other] = swapped;
    }
    return (uint32_t)count;
}

static bool is_in_solution(const struct both *both, int variable)
{
    const int side = nonet_layout_side(both->layout);
    return both->grid[(variable - 1) / side] == (variable - 1) % side + 1;
}

/* Different variables; if it must hold, some literal is true in the solution. */
static int random_clause(struct both *both, int most, bool must_hold, int *literals)
{
    const int count = 1 + random_below(both->source, most);
    bool holds = false;
    for (int at = 0; at < count; at++) {
        int variable, earlier = 0;
        do {
            variable = 1 + random_below(both->source, both->variables);
            for (earlier = 0; earlier < at && abs(literals[earlier]) != variable;) earlier++;
        } while (earlier < at);
        literals[at] = random_below(both->source, 2) ? variable : -variable;
        holds |= (literals[at] > 0) == is_in_solution(both, variable);
    }
    if (must_hold && !holds) literals[count - 1] = -literals[count - 1];
    return count;
}

static void compare_answers(struct both *both, const int *literals, int count)
{
    uint32_t clause[MOST_LITERALS];
    as_rup(both, literals, count, clause);
    assert_int_equal(nn_rup_follows(&both->rup, clause, (uint32_t)count), follows_slowly(&both->slow, literals, count));
}

static void add_to_both(struct both *both, const int *literals, int count)
{
    uint32_t clause[MOST_LITERALS];
    as_rup(both, literals, count, clause);
    nn_rup_add(&both->rup, clause, (uint32_t)count, 1);
    add_slow(&both->slow, literals, count);
    settle_slowly(&both->slow);
    assert_int_equal(both->rup.is_refuted, both->slow.is_refuted);
    assert_false(both->rup.lacks_memory);
}

static void delete_from_both(struct both *both, const int *literals, int count)
{
    uint32_t clause[MOST_LITERALS];
    as_rup(both, literals, count, clause);
    nn_rup_delete(&both->rup, clause, (uint32_t)count);
    delete_slowly(&both->slow, both->rules, literals, count);
}

/* One that was added and is still there. False: there is none. */
static bool pick_clause(struct both *both, struct slow_clause *clause)
{
    const int added = both->slow.count - both->rules;
    if (!added) return false;
    *clause = both->slow.clauses[both->rules + random_below(both->source, added)];
    return true;
}

static void compare_root(const struct both *both)
{
    for (int variable = 1; variable <= both->variables && !both->slow.is_refuted; variable++)
        assert_int_equal(both->rup.value[2 * (variable - 1)], both->slow.values[variable]);
}

/* ---- the tests -------------------------------------------------------------------------------------------- */

static void play_with_clauses(struct random_source *source, int box_rows, int box_columns, int holes, bool must_hold)
{
    struct both both;
    struct slow_clause picked;
    int literals[MOST_LITERALS];
    begin_both(&both, source, box_rows, box_columns, holes);
    for (int step = 0; step < STEPS; step++) {
        const int most = random_below(source, 3) ? 4 : 10;
        const int count = random_clause(&both, most, must_hold, literals);
        compare_answers(&both, literals, count);
        if (random_below(source, 3)) add_to_both(&both, literals, count);
        if (random_below(source, 3) == 0) delete_from_both(&both, literals, count);
        if (random_below(source, 3) == 0 && pick_clause(&both, &picked))
            delete_from_both(&both, picked.literals, picked.count);
        compare_root(&both);
    }
    end_both(&both);
}

static void random_clauses_follow_or_not(void **state)
{
    (void)state;
    struct random_source source = {5};
    for (int board = 0; board < BOARDS; board++) {
        play_with_clauses(&source, 2, 2, 8 + random_below(&source, 9), board % 4 != 0);
        play_with_clauses(&source, 1, 4, 8 + random_below(&source, 9), true);
        play_with_clauses(&source, 2, 3, 16 + random_below(&source, 21), board % 4 != 0);
    }
}

/* So many long clauses that buckets multiply and gaps are closed; whatever is asked, the answers are the same. */
static void crowds_of_clauses_come_and_go(void **state)
{
    (void)state;
    struct random_source source = {8};
    struct both both;
    struct slow_clause picked;
    int literals[MOST_LITERALS];
    begin_both(&both, &source, 2, 3, 36);
    while (both.slow.count - both.rules < CROWD) {
        const int count = random_clause(&both, MOST_LITERALS, true, literals);
        if (count >= 16) add_to_both(&both, literals, count);
    }
    const size_t used = both.rup.arena_used;
    for (int deleted = 1; deleted <= CROWD * 4 / 5; deleted++) {
        assert_true(pick_clause(&both, &picked));
        delete_from_both(&both, picked.literals, picked.count);
        assert_int_equal(both.rup.clause_count, both.slow.count - both.rules);
        if (deleted % 16) continue;
        compare_answers(&both, picked.literals, picked.count);
        assert_true(pick_clause(&both, &picked));
        compare_answers(&both, picked.literals, picked.count - 1);
    }
    assert_true(both.rup.arena_used < used / 2); /* gaps were closed */
    for (int step = 0; step < 100; step++)
        compare_answers(&both, literals, random_clause(&both, MOST_LITERALS, false, literals));
    end_both(&both);
}

/* ---- equal hashes ----------------------------------------------------------------------------------------- */

enum { HASHED = 300000 };

struct hashed {
    uint32_t hash, clause;
};

static int compare_hashed(const void *left, const void *right)
{
    const struct hashed *const one = left, *const other = right;
    if (one->hash != other->hash) return one->hash < other->hash ? -1 : 1;
    return one->clause < other->clause ? -1 : one->clause > other->clause;
}

/* Among so many clauses some have the same hash; each is found by its literals all the same. */
static void equal_hashes_are_told_apart(void **state)
{
    (void)state;
    static struct hashed hashed[HASHED];
    struct random_source source = {21};
    struct both both;
    int literals[MOST_LITERALS], pairs = 0;
    uint32_t clause[MOST_LITERALS];
    begin_both(&both, &source, 2, 3, 36);
    both.rup.memory_limit = (size_t)1 << 28;
    for (int at = 0; at < HASHED; at++) {
        int count;
        do count = random_clause(&both, MOST_LITERALS, true, literals);
        while (count < 12);
        hashed[at].clause = (uint32_t)both.rup.arena_used;
        nn_rup_store(&both.rup, clause, as_rup(&both, literals, count, clause), (uint32_t)at + 1);
        hashed[at].hash = nn_rup_clause_at(&both.rup, hashed[at].clause)->hash;
    }
    qsort(hashed, HASHED, sizeof *hashed, compare_hashed);
    for (int at = 1; at < HASHED; at++) {
        if (hashed[at].hash != hashed[at - 1].hash) continue;
        struct nn_rup_clause *const earlier = nn_rup_clause_at(&both.rup, hashed[at - 1].clause);
        struct nn_rup_clause *const later = nn_rup_clause_at(&both.rup, hashed[at].clause);
        memcpy(clause, earlier->literals, earlier->size * sizeof *clause);
        assert_int_equal(nn_rup_delete(&both.rup, clause, earlier->size), earlier->number);
        assert_true(earlier->is_deleted && !later->is_deleted);
        pairs++;
    }
    assert_true(pairs >= 5);
    end_both(&both);
}

/* These two have the same hash, and one literal that is not the same. */
static void one_other_literal_makes_another_clause(void **state)
{
    (void)state;
    static const uint8_t cells[81];
    const uint32_t kept[] = {168, 3, 534}, other[] = {655, 3, 534};
    struct nn_rup rup = {.memory_limit = (size_t)1 << 26};
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    assert_true(nn_rup_begin(&rup, &position));
    nn_rup_store(&rup, kept, 3, 1);
    const uint32_t second = (uint32_t)rup.arena_used;
    nn_rup_store(&rup, other, 3, 2);
    assert_int_equal(nn_rup_clause_at(&rup, 0)->hash, nn_rup_clause_at(&rup, second)->hash);
    assert_int_equal(nn_rup_delete(&rup, kept, 3), 1);
    assert_int_equal(nn_rup_delete(&rup, kept, 3), 0); /* only the other one is left */
    assert_int_equal(nn_rup_delete(&rup, other, 3), 2);
    nn_rup_free(&rup);
    nonet_layout_free(layout);
}

/* ---- memory ----------------------------------------------------------------------------------------------- */

/* Whatever the limit is, lists grow up to it, and not beyond the room that they have. */
static void lists_obey_the_limit_of_memory(void **state)
{
    (void)state;
    static const uint8_t cells[16];
    nonet_layout *layout;
    assert_int_equal(nonet_layout_new(2, 2, &layout), NONET_OK);
    const nonet_position position = {layout, cells, NULL, NULL};
    for (size_t most = 0; most < 40; most++) {
        struct nn_rup rup = {.memory_limit = most * sizeof(struct nn_rup_watch)};
        assert_true(nn_rup_begin(&rup, &position));
        while (!rup.lacks_memory) nn_rup_watch(&rup, 0, 0, 2);
        assert_int_equal(rup.watches[0].count, most);
        assert_int_equal(rup.watches[0].room, most);
        assert_int_equal(rup.memory_used, rup.memory_limit);
        nn_rup_free(&rup);
    }
    nonet_layout_free(layout);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_clauses_follow_or_not),   cmocka_unit_test(crowds_of_clauses_come_and_go),
        cmocka_unit_test(equal_hashes_are_told_apart),    cmocka_unit_test(one_other_literal_makes_another_clause),
        cmocka_unit_test(lists_obey_the_limit_of_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
