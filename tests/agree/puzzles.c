/* puzzles.c: random puzzles of every kind.
 *
 * A sampled puzzle takes milliseconds, so each is the base of a family: its members are made from the
 * base and its solution in a random way, and then disguised by a random one of the symmetries that
 * keep the rules. */
#include "puzzles.h"

#include <stdlib.h>
#include <string.h>

#include "base/random.h"

enum { FAMILY = 500 };

struct puzzle_maker {
    nonet_layout *layout;
    nonet_sampler *sampler;
    nonet_solver *solver;
    uint8_t base[81], solution[81];
};

struct puzzle_maker *puzzle_maker_new(void)
{
    struct puzzle_maker *maker = calloc(1, sizeof *maker);
    if (maker && nonet_layout_new(3, 3, &maker->layout) == NONET_OK &&
        nonet_sampler_new(NULL, &maker->sampler) == NONET_OK && nonet_solver_new(NULL, &maker->solver) == NONET_OK)
        return maker;
    puzzle_maker_free(maker);
    return NULL;
}

void puzzle_maker_free(struct puzzle_maker *maker)
{
    if (!maker) return;
    nonet_solver_free(maker->solver);
    nonet_sampler_free(maker->sampler);
    nonet_layout_free(maker->layout);
    free(maker);
}

static int between(struct nn_random *random, int least, int most)
{
    return least + nn_random_below(random, most - least + 1);
}

static uint8_t any_value(struct nn_random *random)
{
    return (uint8_t)between(random, 1, 9);
}

/* ---- the members of a family ------------------------------------------------------------------- */

/* All cells in random order. */
static void shuffle_cells(struct nn_random *random, int *cells)
{
    for (int cell = 0; cell < 81; cell++) cells[cell] = cell;
    nn_random_shuffle(random, cells, 81);
}

/* Some more values of the solution. */
static void ease(const struct puzzle_maker *maker, struct nn_random *random, uint8_t *cells)
{
    int order[81];
    shuffle_cells(random, order);
    for (int at = between(random, 0, 40); at-- > 0;) cells[order[at]] = maker->solution[order[at]];
}

/* Some values less. */
static void loosen(const struct puzzle_maker *maker, struct nn_random *random, uint8_t *cells)
{
    (void)maker;
    int order[81];
    shuffle_cells(random, order);
    for (int at = between(random, 1, 25); at-- > 0;) cells[order[at]] = 0;
}

static void keep_of_solution(const struct puzzle_maker *maker, struct nn_random *random, int givens, uint8_t *cells)
{
    int order[81];
    shuffle_cells(random, order);
    memset(cells, 0, 81);
    for (int at = 0; at < givens; at++) cells[order[at]] = maker->solution[order[at]];
}

static void dig(const struct puzzle_maker *maker, struct nn_random *random, uint8_t *cells)
{
    keep_of_solution(maker, random, between(random, 18, 45), cells);
}

static void empty(const struct puzzle_maker *maker, struct nn_random *random, uint8_t *cells)
{
    keep_of_solution(maker, random, between(random, 0, 17), cells);
}

/* One to three wrong values: seldom is there a solution left, and often they clash. */
static void spoil(const struct puzzle_maker *maker, struct nn_random *random, uint8_t *cells)
{
    if (nn_random_below(random, 2)) ease(maker, random, cells);
    for (int left = between(random, 1, 3); left > 0; left--) cells[nn_random_below(random, 81)] = any_value(random);
}

/* Two cells change places. */
static void swap(const struct puzzle_maker *maker, struct nn_random *random, uint8_t *cells)
{
    ease(maker, random, cells);
    const int one = nn_random_below(random, 81), other = nn_random_below(random, 81);
    const uint8_t kept = cells[one];
    cells[one] = cells[other];
    cells[other] = kept;
}

static bool clashes(const uint8_t *cells, int cell, uint8_t value)
{
    for (int other = 0; other < 81; other++) {
        const bool same_box = other / 27 == cell / 27 && other % 9 / 3 == cell % 9 / 3;
        if (other / 9 != cell / 9 && other % 9 != cell % 9 && !same_box) continue;
        if (cells[other] == value) return true;
    }
    return false;
}

/* Values that do not clash, whatever the solution: the more, the seldomer is there one. */
static void scatter(const struct puzzle_maker *maker, struct nn_random *random, uint8_t *cells)
{
    (void)maker;
    memset(cells, 0, 81);
    for (int left = between(random, 5, 40); left > 0; left--) {
        const int cell = nn_random_below(random, 81);
        const uint8_t value = any_value(random);
        if (!clashes(cells, cell, value)) cells[cell] = value;
    }
}

typedef void change(const struct puzzle_maker *maker, struct nn_random *random, uint8_t *cells);
static change *const changes[] = {ease, loosen, dig, empty, spoil, swap, scatter};
enum { CHANGES = sizeof changes / sizeof *changes };

/* ---- symmetries -------------------------------------------------------------------------------- */

/* The numbers 0..8, threes kept together. */
static void shuffle_lines(struct nn_random *random, int *lines)
{
    int threes[3] = {0, 1, 2};
    nn_random_shuffle(random, threes, 3);
    for (int at = 0; at < 9; at++) lines[at] = 3 * threes[at / 3] + at % 3;
    for (int three = 0; three < 3; three++) nn_random_shuffle(random, lines + 3 * three, 3);
}

static void disguise(struct nn_random *random, uint8_t *cells)
{
    int rows[9], columns[9], values[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9};
    uint8_t made[81];
    shuffle_lines(random, rows);
    shuffle_lines(random, columns);
    nn_random_shuffle(random, values, 9);
    const bool is_turned = nn_random_below(random, 2);
    for (int cell = 0; cell < 81; cell++) {
        const int row = rows[cell / 9], column = columns[cell % 9];
        const uint8_t value = cells[is_turned ? 9 * column + row : 9 * row + column];
        made[cell] = value ? (uint8_t)values[value - 1] : 0;
    }
    memcpy(cells, made, sizeof made);
}

/* ---- families ---------------------------------------------------------------------------------- */

static bool make_base(struct puzzle_maker *maker, uint64_t seed, uint64_t number)
{
    const nonet_sample_set *sets[32];
    size_t count = 0;
    for (size_t at = 0; nonet_sample_set_at(at) && count < 32; at++)
        if (nonet_sample_set_at(at)->verdict == NONET_VERDICT_UNIQUE) sets[count++] = nonet_sample_set_at(at);
    const nonet_position position = {maker->layout, maker->base, NULL, NULL};
    nonet_result result;
    if (nonet_sampler_make(maker->sampler, sets[number % count], seed, number, maker->base) ||
        nonet_solver_solve(maker->solver, &position, &result) || result.verdict != NONET_VERDICT_UNIQUE)
        return false;
    memcpy(maker->solution, result.solution, sizeof maker->solution);
    return true;
}

bool puzzle_maker_make(struct puzzle_maker *maker, uint64_t seed, uint64_t number, uint8_t (*puzzles)[81], int count)
{
    struct nn_random random = nn_random_begin(seed, number);
    for (int at = 0; at < count; at++) {
        if (at % FAMILY == 0 && !make_base(maker, seed, number << 8 | (uint64_t)at / FAMILY)) return false;
        memcpy(puzzles[at], maker->base, sizeof maker->base);
        const int how = nn_random_below(&random, CHANGES + 1); /* or not at all */
        if (how < CHANGES) changes[how](maker, &random, puzzles[at]);
        disguise(&random, puzzles[at]);
    }
    return true;
}
