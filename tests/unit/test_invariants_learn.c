/* test_invariants_learn.c: the checks of the learning engine, of its teams and assumptions, and of the twins of a
 * search fire, once for each invariant. */
#include <stdlib.h>

#include "board/board.h"
#include "cmocka_all.h"
#include "engine/learn/assume.h"
#include "engine/learn/clauses.h"
#include "engine/learn/heap.h"
#include "engine/learn/team.h"
#include "engine/learn/trail.h"
#include "engine/twins.h"
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
    const char *const text = "reasons are false literals that come earlier";
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
    struct nn_watch_list *const list = &learn->watchers[clause->literals[0]];
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

/* ---- beside the learner ------------------------------------------------------------------------ */

static void wrong_assumptions_are_noticed(void **state)
{
    (void)state;
    struct random_source source = {9};
    nonet_layout *layout;
    uint8_t known[81], cells[81], other[81];
    struct nn_watch watch = {0};
    static struct nn_assumptions assumptions;
    assert_int_equal(nonet_layout_new(3, 3, &layout), NONET_OK);
    random_grid(&source, layout, known);
    memset(cells, 0, sizeof cells);
    const nonet_position position = {layout, cells, NULL, NULL};
    assert_int_equal(nn_assumptions_begin(&assumptions, &position, known), NONET_OK);
    for (int level = 0; level < 2; level++) {
        nn_assumptions_open_level(&assumptions);
        for (int cell = 0; cell < 20; cell++) nn_assumptions_add(&assumptions, 2 * cell + level);
    }
    assert_int_equal(nn_assumptions_ask(&assumptions, 80, 0, &watch, other), NN_ANSWER_FOUND);
    assert_breaks(assumptions.levels, NN_ASSUMED_LEVELS + 1, nn_assumptions_check(&assumptions),
                  "the number of levels of assumptions is valid");
    assert_breaks(assumptions.ends[0], assumptions.ends[1] + 1, nn_assumptions_check(&assumptions),
                  "assumptions lie level by level");
    assert_breaks(assumptions.literals[0], assumptions.literals[0] ^ 1, nn_assumptions_check(&assumptions),
                  "assumptions are values of the known solution");
    const uint32_t ruled_out = assumptions.learn.trail[assumptions.learn.level_start[1]] >> 1;
    assert_breaks(assumptions.learn.trail[0], 2 * ruled_out + 1, nn_assumptions_check(&assumptions),
                  "the known solution stays possible");
    nn_assumptions_clear(&assumptions);
    nonet_layout_free(layout);
}

static void a_wrong_team_is_noticed(void **state)
{
    (void)state;
    static struct busy busy;
    static struct nn_team team;
    begin_learner(&busy);
    nn_team_begin(&team, &busy.learn, &busy.board, 2, NULL);
    struct nn_member *const member = &team.members[0];
    assert_breaks(team.threads, NN_MOST_MEMBERS + 1, nn_team_check(&team, member), "helpers are members");
    assert_breaks(team.states[5], NN_HELPER_WORKS, nn_team_check(&team, member), "helpers are members");
    assert_breaks(team.is_open, true, nn_team_check(&team, member), "a team that was opened has a lock and a ring");
    assert_breaks(team.listed, 1, nn_team_check(&team, member), "the list holds solutions");
    assert_breaks(member->excluded, 1, nn_team_check(&team, member), "a member excludes solutions of the list");
    assert_breaks(member->read, 1, nn_team_check(&team, member), "a member reads what was written");
    assert_breaks(member->outbox_used, NN_OUTBOX_WORDS + 1, nn_team_check(&team, member), "an outbox has its size");
    nn_team_end(&team);
    end_learner(&busy);
}

static void wrong_twins_are_noticed(void **state)
{
    (void)state;
    static struct busy busy;
    struct nn_twins twins;
    begin_learner(&busy);
    nn_twins_find(&twins, &busy.board);
    assert_breaks(twins.fresh, UINT64_MAX, nn_twins_check(&twins, 16), "only values are fresh");
    assert_breaks(twins.of[3], 0, nn_twins_check(&twins, 16), "a value is its own twin");
    assert_breaks(twins.of[3], 0xffff, nn_twins_check(&twins, 16), "twins have the same twins");
    end_learner(&busy);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_wrong_problem_is_noticed), cmocka_unit_test(a_wrong_assignment_is_noticed),
        cmocka_unit_test(a_wrong_reason_is_noticed),  cmocka_unit_test(wrong_clauses_are_noticed),
        cmocka_unit_test(a_wrong_heap_is_noticed),    cmocka_unit_test(wrong_assumptions_are_noticed),
        cmocka_unit_test(a_wrong_team_is_noticed),    cmocka_unit_test(wrong_twins_are_noticed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
