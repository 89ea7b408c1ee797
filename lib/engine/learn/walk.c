/* walk.c: a local search for phases.
 *
 * It ignores learnt clauses: every cell has one of its candidates, and the houses are wrong, so some groups have no
 * member placed. A step picks one of these groups and gives one of its cells that value, chosen at random, weighted by
 * how many groups it leaves empty. Where it comes closest to a solution is where the search should look first. The
 * first group of a candidate is its cell (problem.c). */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/random.h"
#include "engine/learn/phases.h"

enum { STEPS_PER_CELL = 100, MOST_OPTIONS = NONET_MAX_SIDE };

struct walk {
    const struct nn_learn *learn;
    struct nn_random random;
    uint32_t *chosen;             /* [cell group] the variable placed there */
    uint32_t *placed;             /* [group] how many of its members are placed */
    uint32_t *empty, empty_count; /* groups without one */
    uint32_t *empty_place;        /* [group] in `empty` */
};

static uint32_t group_of(const struct walk *walk, uint32_t variable, uint32_t k)
{
    assert(k < NN_SEATS);
    return walk->learn->seats[variable * NN_SEATS + k] >> NN_SEAT_BITS;
}

static void enter_empty(struct walk *walk, uint32_t group)
{
    walk->empty_place[group] = walk->empty_count;
    walk->empty[walk->empty_count++] = group;
}

static void leave_empty(struct walk *walk, uint32_t group)
{
    assert(walk->empty_count && walk->empty[walk->empty_place[group]] == group);
    const uint32_t last = walk->empty[--walk->empty_count];
    walk->empty[walk->empty_place[group]] = last;
    walk->empty_place[last] = walk->empty_place[group];
}

static void put(struct walk *walk, uint32_t variable)
{
    const uint32_t cell = group_of(walk, variable, 0), before = walk->chosen[cell];
    for (uint32_t k = 1; k < NN_SEATS; k++) {
        const uint32_t left = group_of(walk, before, k), entered = group_of(walk, variable, k);
        if (!--walk->placed[left]) enter_empty(walk, left);
        if (!walk->placed[entered]++) leave_empty(walk, entered);
    }
    walk->chosen[cell] = variable;
}

/* How many groups would be left empty. */
static uint32_t damage(const struct walk *walk, uint32_t variable)
{
    const uint32_t before = walk->chosen[group_of(walk, variable, 0)];
    uint32_t count = 0;
    for (uint32_t k = 1; k < NN_SEATS; k++) count += walk->placed[group_of(walk, before, k)] == 1;
    return count;
}

static uint32_t draw_member(struct walk *walk, uint32_t which)
{
    assert(which < walk->learn->group_count);
    static const uint32_t weights[NN_SEATS] = {512, 64, 8, 1};
    const struct nn_group *group = &walk->learn->groups[which];
    uint32_t upto[MOST_OPTIONS], total = 0;
    for (uint32_t at = 0; at < group->count; at++)
        upto[at] = total += weights[damage(walk, walk->learn->members[group->first + at] >> 1)];
    const uint32_t lot = (uint32_t)nn_random_below(&walk->random, (int)total);
    uint32_t at = 0;
    while (upto[at] <= lot) at++;
    return walk->learn->members[group->first + at] >> 1;
}

/* The saved phase of every cell, or one of its candidates. */
static void begin_walk(struct walk *walk)
{
    const struct nn_learn *learn = walk->learn;
    for (uint32_t variable = 0; variable < learn->variables; variable++) {
        const uint32_t cell = group_of(walk, variable, 0);
        if (learn->value[2 * variable]) continue;
        if (learn->saved_phase[variable] || walk->chosen[cell] == UINT32_MAX) walk->chosen[cell] = variable;
    }
    for (uint32_t variable = 0; variable < learn->variables; variable++)
        if (walk->chosen[group_of(walk, variable, 0)] == variable)
            for (uint32_t k = 0; k < NN_SEATS; k++) walk->placed[group_of(walk, variable, k)]++;
    for (uint32_t group = 0; group < learn->group_count; group++)
        if (learn->groups[group].count && !walk->placed[group]) enter_empty(walk, group);
}

static void save_walk(const struct walk *walk, int8_t *phases)
{
    for (uint32_t variable = 0; variable < walk->learn->variables; variable++)
        phases[variable] = walk->chosen[group_of(walk, variable, 0)] == variable;
}

static void walk_about(struct walk *walk, struct nn_learn *learn, uint32_t cells)
{
    uint32_t fewest = UINT32_MAX;
    for (uint64_t left = (uint64_t)STEPS_PER_CELL * cells; left && walk->empty_count; left--) {
        if (left % 64 == 0 && nn_watch_is_over_at_node(learn->watch)) return;
        put(walk, draw_member(walk, walk->empty[nn_random_below(&walk->random, (int)walk->empty_count)]));
        if (walk->empty_count >= fewest) continue;
        fewest = walk->empty_count;
        save_walk(walk, learn->saved_phase);
        if (nn_watch_is_over(learn->watch)) return; /* saving looks at every candidate */
    }
}

void nn_phases_walk(struct nn_learn *learn)
{
    const size_t groups = learn->group_count;
    uint32_t *memory = calloc(4 * groups, sizeof *memory);
    if (!memory) return; /* the phases are only advice: the search goes on without */
    struct walk walk = {.learn = learn,
                        .random = nn_random_begin(learn->rephasings, learn->seed),
                        .chosen = memory,
                        .placed = memory + groups,
                        .empty = memory + 2 * groups,
                        .empty_place = memory + 3 * groups};
    memset(walk.chosen, 0xff, groups * sizeof *walk.chosen);
    begin_walk(&walk);
    uint32_t cells = 0;
    for (uint32_t group = 0; group < groups; group++) cells += walk.chosen[group] != UINT32_MAX;
    walk_about(&walk, learn, cells);
    free(memory);
}
