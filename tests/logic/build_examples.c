/* build_examples.c: build positions for techniques that no puzzle needs: build_examples [-s SEED] [-t TRIES] CODE...
 *
 * A fish is a matter of one value: its places are drawn on an empty board where every other value can still be everywhere.
 * Base and cover are drawn at random, so that the value's cells of a solution fit; the base has no places outside of the
 * cover, but for a few fins, and the rest of the board nearly all. So hardly anything easier gives what the fish gives;
 * where it does, the draw is dropped. Places are taken away as long as the fish is needed, so that there is less to take in
 * and more room for other values. Then the board is filled up: values of a solution are entered, and wrong candidates of the
 * other values removed, in random order, each only if nothing easier follows and the fish stays. What has one solution in
 * the end is printed as a library line.
 *
 * For other techniques, such as nested chains, wrong candidates of all values are removed from an empty board as long as
 * nothing easier follows. If one solution is left, the technique may be needed to find it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "logic/case.h"
#include "support/easier.h"
#include "support/grids.h"
#include "support/test_random.h"

enum { NO_DIGIT = 9 }; /* no place is special */

struct building {
    struct random_source random;
    nonet_layout *layout;
    nonet_solver *solver;
    struct nn_geometry geometry;
    struct nn_grid grid, trial;
    struct nn_finding finding;
    struct nn_order order; /* the usual techniques before the wanted one */
    struct nn_step first;
    int technique, digit;
    uint8_t solution[81]; /* values */
};

/* ---- what is there ----------------------------------------------------------------------------------- */

static bool has_step(struct building *building, const struct nn_grid *grid)
{
    building->finding.grid = grid;
    return find_first_step(&building->finding, building->technique, &building->first);
}

static bool is_fish(const struct building *building)
{
    return strncmp(nn_techniques[building->technique].code, "03", 2) == 0;
}

/* Nothing easier follows, and the fish is there. */
static bool is_good(struct building *building, const struct nn_grid *grid)
{
    building->finding.grid = grid;
    return !nn_order_find_step(&building->finding, &building->order) &&
           (!is_fish(building) || has_step(building, grid));
}

/* Is nothing easier there, and would nothing easier do any of what the technique does? */
static bool is_needed(struct building *building, const struct nn_grid *grid)
{
    return is_good(building, grid) && has_step(building, grid) && easier_way(&building->finding, &building->first) < 0;
}

static void make_order(struct building *building)
{
    nonet_ranking ranking;
    bool leaves_out[NN_TECHNIQUES];
    for (int which = 0; which < NN_TECHNIQUES; which++) leaves_out[which] = !is_easier(which, building->technique);
    nn_ranking_like_nonet(&ranking, 9, (struct nn_technique_choice){.leaves_out = leaves_out});
    nn_order_of(&building->order, &ranking);
}

/* ---- the places of one value ------------------------------------------------------------------------- */

struct plan {
    int size;
    bool has_boxes, is_mixed, has_fins;
};

/* By its code, 03ks: k says which kind of fish, s its size less two. */
static struct plan plan_of(const char *code)
{
    const int kind = code[2] - '0';
    return (struct plan){.size = code[3] - '0' + 2,
                         .has_boxes = kind >= 3,
                         .is_mixed = kind >= 5,
                         .has_fins = kind == 1 || kind == 2 || kind == 4 || kind == 6};
}

static int draw_base_house(struct building *building, struct plan plan)
{
    const int kinds = plan.is_mixed ? 3 : plan.has_boxes ? 2 : 1;
    const int kind = random_below(&building->random, kinds); /* rows; boxes; columns */
    return random_below(&building->random, 9) + (kind == 0 ? 0 : kind == 1 ? 18 : 9);
}

/* A house of another kind through the cell; not mixed: a column or a box. */
static int draw_cover_house(struct building *building, struct plan plan, int cell)
{
    const int kinds = plan.is_mixed ? 3 : plan.has_boxes ? 2 : 1;
    const int kind = random_below(&building->random, kinds); /* columns; boxes; rows */
    return kind == 0 ? 9 + cell % 9 : kind == 1 ? 18 + cell / 27 * 3 + cell % 9 / 3 : cell / 9;
}

static int place_in(const struct building *building, int house)
{
    NN_EACH_CELL(cell, building->geometry.house[house])
    if (building->solution[cell] == building->digit + 1) return cell;
    return -1;
}

/* The cells of the base that the value leaves. False: the houses do not fit together. */
static bool draw_fish(struct building *building, struct plan plan, struct nn_cells *left)
{
    bool is_used[27] = {false};
    struct nn_cells base = nn_no_cells(), cover = nn_no_cells();
    for (int at = 0; at < plan.size; at++) {
        const int house = draw_base_house(building, plan);
        const int other = draw_cover_house(building, plan, place_in(building, house));
        if (is_used[house] || is_used[other] || house == other) return false;
        is_used[house] = is_used[other] = true;
        base = nn_cells_or(base, building->geometry.house[house]);
        cover = nn_cells_or(cover, building->geometry.house[other]);
    }
    *left = nn_cells_less(base, cover);
    return true;
}

/* Some cells of one box. */
static struct nn_cells draw_fins(struct building *building, struct nn_cells left)
{
    struct nn_cells fins = nn_no_cells();
    NN_EACH_CELL(cell, nn_cells_and(left, building->geometry.house[18 + random_below(&building->random, 9)]))
    nn_cells_add_if(&fins, cell, random_below(&building->random, 2));
    return fins;
}

/* Do what is easier; what is left of the value may still need the fish. */
static void walk_on(struct building *building)
{
    building->finding.grid = &building->grid;
    while (nn_order_find_step(&building->finding, &building->order)) {
        if (!nn_step_copy(&building->first, &building->finding.step)) return;
        nn_step_apply(&building->first, &building->grid);
    }
}

static bool load_places(struct building *building, struct nn_cells left)
{
    nonet_board *board;
    if (nonet_board_new(building->layout, true, &board)) return false;
    const int percent = is_fish(building) ? random_below(&building->random, 30) : 0;
    for (int cell = 0; cell < 81; cell++) {
        const bool is_out = nn_cells_have(left, cell) || (building->solution[cell] != building->digit + 1 &&
                                                          random_below(&building->random, 100) < percent);
        board->candidates[cell] = 0x1ff & ~(is_out ? nn_bit(building->digit) : 0);
    }
    const uint32_t version = building->grid.version;
    nn_grid_load(&building->grid, &building->geometry, &board->position);
    building->grid.version = version + 1;
    nonet_board_free(board);
    return true;
}

static bool draw_places(struct building *building)
{
    struct nn_cells left;
    const struct plan plan = plan_of(nn_techniques[building->technique].code);
    if (!draw_fish(building, plan, &left)) return false;
    if (plan.has_fins) left = nn_cells_less(left, draw_fins(building, left));
    if (!load_places(building, left) || !has_step(building, &building->grid)) return false;
    walk_on(building);
    return is_needed(building, &building->grid);
}

static void draw_order(struct building *building, int *order, int count)
{
    for (int at = 0; at < count; at++) order[at] = at;
    for (int at = count - 1; at > 0; at--) {
        const int other = random_below(&building->random, at + 1), kept = order[at];
        order[at] = order[other];
        order[other] = kept;
    }
}

/* ---- fewer places --------------------------------------------------------------------------------------- */

static void thin_out_places(struct building *building)
{
    int order[81];
    draw_order(building, order, 81);
    for (int at = 0; at < 81; at++) {
        const int cell = order[at];
        if (building->solution[cell] == building->digit + 1 || !nn_grid_has(&building->grid, cell, building->digit))
            continue;
        building->trial = building->grid;
        nn_grid_remove(&building->trial, cell, building->digit);
        building->trial.version = building->grid.version + 1;
        const uint32_t version = building->trial.version;
        if (is_needed(building, &building->trial)) building->grid = building->trial;
        building->grid.version = version + 1;
    }
}

/* ---- the rest of the board --------------------------------------------------------------------------- */

/* Keep what was done to the trial if it is good. */
static void decide(struct building *building)
{
    building->trial.version = building->grid.version + 1;
    const uint32_t version = building->trial.version;
    if (is_good(building, &building->trial)) building->grid = building->trial;
    building->grid.version = version + 1;
}

static void enter_values(struct building *building)
{
    int order[81];
    draw_order(building, order, 81);
    for (int at = 0; at < 81; at++) {
        const int cell = order[at], digit = building->solution[cell] - 1;
        if (nn_grid_has(&building->grid, cell, building->digit) || digit == building->digit) continue;
        building->trial = building->grid;
        nn_grid_place(&building->trial, cell, digit);
        decide(building);
    }
}

static void remove_candidates(struct building *building)
{
    int order[729];
    draw_order(building, order, 729);
    for (int at = 0; at < 729; at++) {
        const int cell = order[at] / 9, digit = order[at] % 9;
        if (digit == building->digit || digit == building->solution[cell] - 1 ||
            !nn_grid_has(&building->grid, cell, digit))
            continue;
        building->trial = building->grid;
        nn_grid_remove(&building->trial, cell, digit);
        decide(building);
    }
}

static bool has_one_solution(struct building *building)
{
    nonet_board *board;
    nonet_result result;
    if (nonet_board_new(building->layout, true, &board)) return false;
    for (int cell = 0; cell < 81; cell++) {
        const uint8_t digit = building->grid.value[cell];
        board->cells[cell] = digit == NN_EMPTY ? 0 : (uint8_t)(digit + 1);
        board->candidates[cell] = digit == NN_EMPTY ? building->grid.candidates[cell] : nn_bit(digit);
    }
    const bool is_one = nonet_solver_solve(building->solver, &board->position, &result) == NONET_OK &&
                        result.verdict == NONET_VERDICT_UNIQUE;
    nonet_board_free(board);
    return is_one;
}

/* Places of one value that need the fish, and other values around them. */
static bool build_around_fish(struct building *building)
{
    building->digit = random_below(&building->random, 9);
    if (!draw_places(building)) return false;
    fprintf(stderr, "%s: places\n", nn_techniques[building->technique].name);
    thin_out_places(building);
    enter_values(building);
    if (!has_one_solution(building)) remove_candidates(building);
    return true;
}

static bool build_from_nothing(struct building *building)
{
    building->digit = NO_DIGIT;
    if (!load_places(building, nn_no_cells())) return false;
    remove_candidates(building);
    return true;
}

static bool try_once(struct building *building)
{
    random_grid(&building->random, building->layout, building->solution);
    if (!(is_fish(building) ? build_around_fish(building) : build_from_nothing(building))) return false;
    if (!has_one_solution(building) || !is_needed(building, &building->grid)) return false;
    /* What is filled counts as given. */
    building->grid.givens = nn_cells_less(building->geometry.all, building->grid.open);
    char text[CASE_TEXT];
    write_case(&building->grid, &building->first, text);
    printf("%s\n", text);
    fflush(stdout);
    return true;
}

int main(int argc, char **argv)
{
    static struct building building = {.random = {1}};
    int tries = 100000, at = 1;
    for (; at + 1 < argc && argv[at][0] == '-'; at += 2) {
        if (argv[at][1] == 's') building.random.state = strtoull(argv[at + 1], NULL, 10);
        else if (argv[at][1] == 't') tries = atoi(argv[at + 1]);
        else return fprintf(stderr, "unknown option %s\n", argv[at]), 2;
    }
    if (nonet_layout_new(3, 3, &building.layout) || nonet_solver_new(NULL, &building.solver)) return 2;
    nn_geometry_init(&building.geometry, building.layout);
    building.finding.geometry = &building.geometry;
    for (; at < argc; at++) {
        building.technique = nonet_technique_find(argv[at]);
        if (building.technique < 0) return fprintf(stderr, "no technique %s\n", argv[at]), 2;
        make_order(&building);
        bool is_built = false;
        for (int round = 0; round < tries && !is_built; round++) is_built = try_once(&building);
        if (!is_built) fprintf(stderr, "%s: not built\n", nn_techniques[building.technique].name);
    }
    nn_step_release(&building.first);
    nn_finding_release(&building.finding);
    nonet_solver_free(building.solver);
    nonet_layout_free(building.layout);
    return 0;
}
