/* find_examples.c: look for positions that need each technique, and are easy to take in:
 *     find_examples [-n COUNT] [-s SEED] [-p PUZZLES] [-l LOOKS] [-m TRIES] [-g 1] [-i 1] [-o 1] [CODE]...
 *
 * Walks the way to the solution of each puzzle. Where the loop takes a step, everything easier gives nothing; so all
 * steps of its row are needed there, and so are those of techniques used on demand that come before it, unless one that
 * has the same finder gives some of what they do (easier.h). Of the positions of a technique the COUNT with the least
 * to take in are printed as library lines, each from a puzzle of its own, after at most LOOKS positions. The listing
 * ends with how often each technique was met.
 *
 * Rare patterns hardly ever arise by themselves. With -m the first position of each puzzle that needs more than medium
 * techniques is taken up TRIES times, each time without some wrong candidates, of one value or of all, as if another
 * technique had removed them.
 *
 * The puzzles are samples; with -g they are generated so that they need the technique; with -i they are read from the
 * standard input, one a line, in any notation; with -o only these positions are looked
 * at. Ctrl-C prints what was found so far. */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "logic/case.h"
#include "support/easier.h"
#include "support/test_random.h"

enum { MOST = 64 };

static volatile sig_atomic_t is_stopped;

static void stop(int number)
{
    (void)number;
    is_stopped = 1;
}

/* The best positions of a technique, best first. */
struct shelf {
    int count, load[MOST];
    char text[MOST][CASE_TEXT];
    int met;   /* positions */
    int taken; /* the last puzzle, from 1 */
};

struct hunt {
    bool is_wanted[NN_TECHNIQUES];
    struct shelf *shelves; /* [technique] */
    int room, looks, puzzle;
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding;
    struct nn_order order;
    struct nn_step walked, first;
    bool stays; /* looks only at the positions that it is given */
    int tries;
    struct nn_grid start; /* the first position that medium techniques do not get past */
    bool has_start;
    struct random_source random;
    const uint8_t *solution; /* in the solver */
    nonet_solver *solver;
};

static bool has_work(const struct hunt *hunt)
{
    for (int technique = 0; technique < NN_TECHNIQUES && !is_stopped; technique++)
        if (hunt->is_wanted[technique] && hunt->shelves[technique].met < hunt->looks) return true;
    return false;
}

/* ---- how much there is to take in ------------------------------------------------------------------ */

static struct nn_cells cells_of_step(const struct nn_step *step)
{
    struct nn_cells cells = nn_cells_or(step->cells, nn_cells_or(step->fins, step->endo_fins));
    for (int set = 0; set < step->set_count; set++) cells = nn_cells_or(cells, step->sets[set].cells);
    for (int node = 0; node < step->node_count; node++) cells = nn_cells_or(cells, step->nodes[node].cells);
    return cells;
}

/* What belongs to the step counts most, then the rest of the board. */
static int load_of(const struct nn_grid *grid, const struct nn_step *step)
{
    int board = 0, pattern = 0;
    NN_EACH_CELL(cell, grid->open) board += nn_count_bits(grid->candidates[cell]);
    NN_EACH_CELL(cell, cells_of_step(step)) pattern += nn_count_bits(grid->candidates[cell]);
    return 8 * (pattern + 2 * step->node_count + 2 * step->base.count) + board;
}

/* ---- positions ------------------------------------------------------------------------------------- */

static void put_on_shelf(struct hunt *hunt, struct shelf *shelf, int load)
{
    int at = shelf->count < hunt->room ? shelf->count++ : hunt->room - 1;
    for (; at > 0 && shelf->load[at - 1] > load; at--) {
        shelf->load[at] = shelf->load[at - 1];
        memcpy(shelf->text[at], shelf->text[at - 1], CASE_TEXT);
    }
    shelf->load[at] = load;
    write_case(&hunt->grid, &hunt->first, shelf->text[at]);
    shelf->taken = hunt->puzzle;
}

static bool is_full_of_better(const struct hunt *hunt, const struct shelf *shelf, int load)
{
    return shelf->count == hunt->room && shelf->load[hunt->room - 1] <= load;
}

static void look(struct hunt *hunt, int technique)
{
    struct shelf *const shelf = &hunt->shelves[technique];
    if (!hunt->is_wanted[technique] || shelf->met >= hunt->looks || shelf->taken == hunt->puzzle) return;
    if (!find_first_step(&hunt->finding, technique, &hunt->first)) return;
    shelf->met++;
    const int load = load_of(&hunt->grid, &hunt->first);
    if (is_full_of_better(hunt, shelf, load) || easier_way(&hunt->finding, &hunt->first) >= 0) return;
    put_on_shelf(hunt, shelf, load);
}

/* The loop has found the step `walked` here. */
static void hunt_position(struct hunt *hunt)
{
    const int walked = (int)hunt->walked.technique;
    for (int technique = 0; technique < NN_TECHNIQUES; technique++) {
        const bool is_of_row = !is_easier(technique, walked) && !is_easier(walked, technique);
        const enum nn_use use = nn_techniques[technique].use;
        if (use == NN_ON_DEMAND ? technique < walked : use != NN_ON_LARGE && is_of_row) look(hunt, technique);
    }
}

static void keep_start(struct hunt *hunt)
{
    if (hunt->has_start || nn_techniques[hunt->walked.technique].level <= NN_MEDIUM) return;
    hunt->start = hunt->grid;
    hunt->has_start = true;
}

static void walk(struct hunt *hunt)
{
    while (!is_stopped && nn_order_find_step(&hunt->finding, &hunt->order) &&
           nn_step_copy(&hunt->walked, &hunt->finding.step)) {
        keep_start(hunt);
        hunt_position(hunt);
        if (hunt->stays) return;
        nn_step_apply(&hunt->walked, &hunt->grid);
    }
}

/* ---- without some candidates ----------------------------------------------------------------------- */

static void thin_out(struct hunt *hunt, int digit, int percent)
{
    NN_EACH_CELL(cell, hunt->start.places[digit])
    if (hunt->solution[cell] != digit + 1 && random_below(&hunt->random, 100) < percent)
        nn_grid_remove(&hunt->grid, cell, digit);
}

static void walk_from_thinned(struct hunt *hunt)
{
    const bool is_one = random_below(&hunt->random, 2);
    const int chosen = random_below(&hunt->random, 9);
    const int percent = 5 + random_below(&hunt->random, is_one ? 55 : 20);
    const uint32_t version = hunt->grid.version;
    hunt->grid = hunt->start;
    hunt->grid.version = version + 1;
    for (int digit = 0; digit < 9; digit++)
        if (!is_one || digit == chosen) thin_out(hunt, digit, percent);
    walk(hunt);
}

static void hunt_puzzle(struct hunt *hunt, const nonet_position *puzzle)
{
    hunt->puzzle++;
    hunt->has_start = false;
    nn_grid_load(&hunt->grid, &hunt->geometry, puzzle);
    walk(hunt);
    if (!hunt->tries || !hunt->has_start) return;
    nonet_result result;
    if (nonet_solver_solve(hunt->solver, puzzle, &result) || result.verdict != NONET_VERDICT_UNIQUE) return;
    hunt->solution = result.solution;
    for (int round = 0; round < hunt->tries && has_work(hunt); round++) walk_from_thinned(hunt);
}

/* ---- puzzles --------------------------------------------------------------------------------------- */

static void hunt_samples(struct hunt *hunt, const nonet_layout *layout, uint64_t seed, uint64_t count)
{
    uint8_t cells[81];
    const nonet_position puzzle = {.layout = layout, .cells = cells};
    nonet_sampler *sampler;
    if (nonet_sampler_new(NULL, &sampler)) return;
    for (uint64_t index = 0; index < count && has_work(hunt); index++)
        if (nonet_sampler_make(sampler, nonet_sample_set_at(index % 4), seed, index, cells) == NONET_OK)
            hunt_puzzle(hunt, &puzzle);
    nonet_sampler_free(sampler);
}

static void hunt_generated(struct hunt *hunt, const nonet_layout *layout, uint64_t seed, uint64_t count)
{
    nonet_generated made;
    nonet_generator_settings settings;
    nonet_generator *generator;
    nonet_generator_settings_defaults(&settings);
    settings.seed = seed;
    settings.needed = hunt->is_wanted;
    if (nonet_generator_new(layout, &settings, &generator)) return;
    for (uint64_t index = 0; index < count && has_work(hunt); index++)
        if (nonet_generator_make(generator, index, 1, &made) == NONET_OK)
            hunt_puzzle(hunt, &(nonet_position){.layout = layout, .cells = made.cells});
    nonet_generator_free(generator);
}

static void hunt_lines(struct hunt *hunt)
{
    char line[CASE_TEXT];
    nonet_puzzle *puzzle;
    while (has_work(hunt) && fgets(line, sizeof line, stdin)) {
        if (nonet_read_one(line, strlen(line), NULL, &puzzle, NULL) != NONET_OK) continue;
        hunt_puzzle(hunt, &puzzle->position);
        nonet_puzzle_free(puzzle);
    }
}

static void print_shelves(const struct hunt *hunt)
{
    for (int technique = 0; technique < NN_TECHNIQUES; technique++) {
        const struct shelf *const shelf = &hunt->shelves[technique];
        for (int at = 0; at < shelf->count; at++) printf("%d\t%s\n", shelf->load[at], shelf->text[at]);
        if (hunt->is_wanted[technique])
            fprintf(stderr, "%s\t%d kept, met at %d positions\n", nn_techniques[technique].name, shelf->count,
                    shelf->met);
    }
}

int main(int argc, char **argv)
{
    static struct hunt hunt = {.room = 1, .looks = 100};
    uint64_t seed = 1, puzzles = 1000;
    char source = 's';
    int at = 1;
    for (; at + 1 < argc && argv[at][0] == '-'; at += 2) {
        const uint64_t value = strtoull(argv[at + 1], NULL, 10);
        switch (argv[at][1]) {
        case 'n': hunt.room = value < MOST ? (int)value : MOST; break;
        case 's': seed = value; break;
        case 'p': puzzles = value; break;
        case 'l': hunt.looks = (int)value; break;
        case 'm': hunt.tries = (int)value; break;
        case 'o': hunt.stays = value != 0; break;
        case 'g':
        case 'i': source = argv[at][1]; break;
        default: return fprintf(stderr, "unknown option %s\n", argv[at]), 2;
        }
    }
    for (int technique = 0; technique < NN_BRUTE_FORCE; technique++) {
        hunt.is_wanted[technique] = at == argc;
        for (int i = at; i < argc; i++) hunt.is_wanted[technique] |= nonet_technique_find(argv[i]) == technique;
    }
    signal(SIGINT, stop);
    signal(SIGTERM, stop);
    nonet_layout *layout;
    hunt.shelves = calloc(NN_TECHNIQUES, sizeof *hunt.shelves);
    if (!hunt.shelves || nonet_layout_new(3, 3, &layout)) return 2;
    nn_geometry_init(&hunt.geometry, layout);
    hunt.random = (struct random_source){seed};
    if (nonet_solver_new(NULL, &hunt.solver)) return 2;
    nn_order_like_nonet(&hunt.order, 9);
    hunt.finding.grid = &hunt.grid;
    hunt.finding.geometry = &hunt.geometry;
    if (source == 'g') hunt_generated(&hunt, layout, seed, puzzles);
    else if (source == 'i') hunt_lines(&hunt);
    else hunt_samples(&hunt, layout, seed, puzzles);
    print_shelves(&hunt);
    nn_step_release(&hunt.walked);
    nn_step_release(&hunt.first);
    nn_finding_release(&hunt.finding);
    nonet_solver_free(hunt.solver);
    nonet_layout_free(layout);
    free(hunt.shelves);
    return 0;
}
