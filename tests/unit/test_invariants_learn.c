/* test_invariants_learn.c: the check of the learning engine fires, once for each invariant. */
#include <stdlib.h>

#include "board/board.h"
#include "cmocka_all.h"
#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/trail.h"
#include "support/corrupt.h"
#include "support/grids.h"

/* A learner in the middle of its work on a board with many solutions: it has found some, learnt clauses, and stands on
 * some levels, with literals that are ruled out by peers, placed by groups, and open. */
struct busy {
    nonet_layout *layout;
    void *memory;
    struct nn_board board;
    struct nn_watch watch;
    struct nn_learn learn;
};

static void begin_learner(struct busy *busy)
{
    struct random_source source = {7};
    uint8_t cells[NONET_MAX_CELLS];
    memset(busy, 0, sizeof *busy);
    assert_int_equal(nonet_layout_new(4, 4, &busy->layout), NONET_OK);
    random_grid(&source, busy->layout, cells);
    random_dig(&source, busy->layout, cells, 170);
    busy->memory = malloc(nn_board_size(busy->layout));
    nn_board_init(&busy->board, busy->layout, busy->memory);
    const nonet_position position = {busy->layout, cells, NULL, NULL};
    assert_true(nn_board_load(&busy->board, &position) && nn_board_spread(&busy->board));
    busy->learn = (struct nn_learn){.memory_limit = (size_t)1 << 26, .watch = &busy->watch};
    assert_true(nn_learn_load(&busy->learn, &busy->board));
    for (int found = 0; found < 200 || busy->learn.trail_length == busy->learn.variables; found++) {
        assert_int_equal(nn_learn_next(&busy->learn), NN_LEARN_SOLVED);
        assert_true(nn_learn_exclude(&busy->learn));
        while (!nn_learn_propagate(&busy->learn)) nn_learn_leave_floor(&busy->learn);
    }
    assert_true(busy->learn.clause_count > 2 && busy->learn.floor > 1);
}

static void end_learner(struct busy *busy)
{
    nn_learn_free(&busy->learn);
    free(busy->memory);
    nonet_layout_free(busy->layout);
}

/* The first place on the trail of a literal with a reason of this kind. */
static uint32_t reasoned_by(const struct nn_learn *learn, enum nn_reason_kind kind)
{
    for (uint32_t at = 0; at < learn->trail_length; at++)
        if (nn_reason_kind(learn->facts[learn->trail[at] >> 1].reason) == kind) return at;
    fail_msg("no literal has a reason of kind %d", (int)kind);
    return 0;
}

static uint32_t open_variable(const struct nn_learn *learn)
{
    uint32_t variable = 0;
    while (learn->value[2 * variable]) variable++;
    assert_true(variable < learn->variables);
    return variable;
}

static void a_wrong_problem_is_noticed(void **state)
{
    (void)state;
    static struct busy busy;
    begin_learner(&busy);
    struct nn_learn *const learn = &busy.learn;
    const uint32_t open = open_variable(learn);
    assert_breaks(learn->candidate_at[3], learn->candidate_at[2], nn_learn_check(learn),
                  "variables are candidates, in order");
    assert_breaks(learn->negated[3], 6, nn_learn_check(learn), "variables are candidates, in order");
    assert_breaks(learn->members[0], learn->members[0] + 1, nn_learn_check(learn),
                  "members of groups are placed literals");
    assert_breaks(learn->seats[open * NN_SEATS], learn->seats[open * NN_SEATS] ^ 1, nn_learn_check(learn),
                  "an open candidate sits in its groups");
    end_learner(&busy);
}

static void a_wrong_assignment_is_noticed(void **state)
{
    (void)state;
    static struct busy busy;
    begin_learner(&busy);
    struct nn_learn *const learn = &busy.learn;
    const uint32_t open = open_variable(learn), group = learn->seats[open * NN_SEATS] >> NN_SEAT_BITS;
    assert_breaks(learn->value[2 * open], 1, nn_learn_check(learn),
                  "a literal is true when the other is false, and then on the trail");
    assert_breaks(learn->trail[1], learn->trail[0], nn_learn_check(learn),
                  "the trail has every true literal at its position");
    assert_breaks(learn->level_start[1], learn->trail_length + 1, nn_learn_check(learn), "levels divide the trail");
    assert_breaks(learn->facts[learn->trail[0] >> 1].level, learn->level + 1, nn_learn_check(learn),
                  "levels divide the trail");
    assert_breaks(learn->denied[0], learn->denied[0] ^ 1, nn_learn_check(learn),
                  "every level of the search begins with its decision");
    assert_breaks(learn->floor, learn->level + 1, nn_learn_check(learn), "levels up to the floor stand");
    assert_breaks(learn->clauses_head, learn->groups_head - 2, nn_learn_check(learn),
                  "peers first, then groups and clauses in turns");
    assert_breaks(learn->groups[group].open, learn->groups[group].open ^ 1, nn_learn_check(learn),
                  "groups are open but for what their head has seen");
    assert_breaks(learn->marked_count, 1, nn_learn_check(learn), "nothing is marked between two analyses");
    end_learner(&busy);
}

static void a_wrong_reason_is_noticed(void **state)
{
    (void)state;
    static struct busy busy;
    begin_learner(&busy);
    struct nn_learn *const learn = &busy.learn;
    const char *const text = "reasons are false literals that stand before";
    const uint32_t open = open_variable(learn);
    const nn_literal peer = learn->trail[reasoned_by(learn, NN_BY_PEER)];
    const nn_literal last = learn->trail[reasoned_by(learn, NN_BY_GROUP)];
    const nn_literal turned = learn->trail[reasoned_by(learn, NN_BY_EXCLUSION)];
    assert_breaks(learn->facts[peer >> 1].reason, nn_reason(NN_BY_PEER, open), nn_learn_check(learn), text);
    assert_breaks(learn->facts[last >> 1].reason, nn_reason(NN_BY_GROUP, learn->group_count), nn_learn_check(learn),
                  text);
    assert_breaks(learn->facts[last >> 1].reason, nn_reason(NN_BY_GROUP, learn->seats[open * NN_SEATS] >> NN_SEAT_BITS),
                  nn_learn_check(learn), text);
    assert_breaks(learn->facts[peer >> 1].reason, nn_reason(NN_BY_CLAUSE, learn->clauses[0]), nn_learn_check(learn),
                  text);
    assert_breaks(learn->facts[turned >> 1].reason, nn_reason(NN_BY_EXCLUSION, learn->floor + 1), nn_learn_check(learn),
                  text);
    end_learner(&busy);
}

static void wrong_clauses_are_noticed(void **state)
{
    (void)state;
    static struct busy busy;
    begin_learner(&busy);
    struct nn_learn *const learn = &busy.learn;
    struct nn_clause *const clause = nn_clause_at(learn, learn->clauses[1]);
    struct nn_watch_list *const list = &learn->watches[clause->literals[0]];
    assert_breaks(learn->memory_limit, learn->memory_used - 1, nn_clauses_check(learn), "memory stays below its limit");
    assert_breaks(learn->clauses[0], learn->clauses[1], nn_clauses_check(learn), "clauses lie in the arena in order");
    assert_breaks(clause->size, 1, nn_clauses_check(learn), "a clause has two literals or more");
    assert_breaks(clause->resume, clause->size + 1, nn_clauses_check(learn), "a clause has two literals or more");
    assert_breaks(list->items[0].blocker, clause->literals[0], nn_clauses_check(learn),
                  "the first two literals of a clause are watched");
    assert_breaks(list->count, list->count - 1, nn_clauses_check(learn),
                  "the first two literals of a clause are watched");
    nn_learn_backtrack(learn, 0);
    assert_true(nn_learn_propagate(learn));
    assert_breaks(learn->value[clause->literals[0]], -1, nn_clauses_check(learn),
                  "a clause without a true literal watches open ones");
    end_learner(&busy);
}

static void a_wrong_heap_is_noticed(void **state)
{
    (void)state;
    static struct busy busy;
    begin_learner(&busy);
    struct nn_learn *const learn = &busy.learn;
    const uint32_t open = open_variable(learn);
    nn_learn_backtrack(learn, 0);
    assert_breaks(learn->heap_count, learn->variables + 1, nn_heap_check(learn), "a candidate is in the heap once");
    assert_breaks(learn->heap[1], learn->heap[0], nn_heap_check(learn), "the heap and its places agree");
    assert_breaks(learn->activity[learn->heap[0]], -1, nn_heap_check(learn), "the most active candidate comes first");
    assert_breaks(learn->heap_count, learn->heap_place[open], nn_heap_check(learn),
                  "every open candidate is in the heap");
    end_learner(&busy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wrong_problem_is_noticed), cmocka_unit_test(a_wrong_assignment_is_noticed),
        cmocka_unit_test(a_wrong_reason_is_noticed),  cmocka_unit_test(wrong_clauses_are_noticed),
        cmocka_unit_test(a_wrong_heap_is_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
