/* find_cases.c: look for positions that show each technique: find_cases [-n CASES] [-s SEED] [-p PUZZLES] [CODE]...
 *
 * Makes puzzles from a seed, walks the way to the solution of each, and at every position asks the finders
 * that still lack cases (all of them, or those of the given codes). Prints library lines as
 * technique_cases reads them, each taken from a puzzle of its own. A position is good for a case if all
 * steps with the same digits do the same, which is what technique_cases checks. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "logic/case.h"
#include "logic/solve_loop.h"

/* The first step of a technique, and whether the others with its digits do the same. */
struct first_step {
    struct nn_step step;
    bool is_found, is_clear;
};

static bool do_the_same(const struct nn_step *a, const struct nn_step *b)
{
    return !memcmp(a->removed, b->removed, sizeof a->removed) && !memcmp(a->placed, b->placed, sizeof a->placed);
}

static bool keep_first(void *context, const struct nn_step *step)
{
    struct first_step *first = context;
    if (!first->is_found) {
        first->is_found = nn_step_copy(&first->step, step);
        first->is_clear = true;
    } else if (step->technique == first->step.technique && digits_of_step(step) == digits_of_step(&first->step) &&
               !do_the_same(step, &first->step)) {
        first->is_clear = false;
    }
    return first->is_clear;
}

static bool find_clear_step(struct nn_finding *finding, enum nn_technique technique, struct first_step *first)
{
    first->is_found = first->is_clear = false;
    finding->wanted = (struct nn_technique_set){{0}};
    nn_techniques_add(&finding->wanted, technique);
    finding->options = (struct nn_finding_options){.finds_all = true,
                                                   .allows_duals = technique == NN_DUAL_TWO_STRING_KITE ||
                                                                   technique == NN_DUAL_EMPTY_RECTANGLE};
    finding->sink = keep_first;
    finding->context = first;
    nn_finders[technique](finding);
    finding->options = (struct nn_finding_options){0};
    return first->is_clear;
}

static void print_case(const struct nn_grid *grid, const struct nn_step *step)
{
    char text[CASE_TEXT];
    write_case(grid, step, text);
    printf("%s\n", text);
    fflush(stdout);
}

struct hunt {
    int missing[NN_TECHNIQUES]; /* cases */
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding;
    struct nn_order order;
    struct first_step first;
};

static bool has_missing(const struct hunt *hunt)
{
    for (int technique = 0; technique < NN_TECHNIQUES; technique++)
        if (hunt->missing[technique]) return true;
    return false;
}

/* Harder techniques are shown where nothing is simpler than they are to a reader. */
static bool has_single(const struct nn_grid *grid)
{
    NN_EACH_CELL(cell, grid->open) if (nn_has_one_bit(grid->candidates[cell])) return true;
    for (int house = 0; house < grid->geometry->houses; house++)
        for (int digit = 0; digit < grid->geometry->side; digit++)
            if (grid->open_places[house][digit] == 1) return true;
    return false;
}

static void hunt_position(struct hunt *hunt, bool taken[NN_TECHNIQUES])
{
    const int end = has_single(&hunt->grid) ? NN_NAKED_SINGLE + 1 : NN_TECHNIQUES;
    for (int technique = 0; technique < end; technique++) {
        if (!hunt->missing[technique] || taken[technique]) continue;
        if (!find_clear_step(&hunt->finding, (enum nn_technique)technique, &hunt->first)) continue;
        print_case(&hunt->grid, &hunt->first.step);
        hunt->missing[technique]--;
        taken[technique] = true;
    }
}

static void hunt_puzzle(struct hunt *hunt, const nonet_position *puzzle)
{
    bool taken[NN_TECHNIQUES] = {false};
    nn_grid_load(&hunt->grid, &hunt->geometry, puzzle);
    do hunt_position(hunt, taken);
    while (nn_order_find_step(&hunt->finding, &hunt->order) && (nn_step_apply(&hunt->finding.step, &hunt->grid), true));
}

int main(int argc, char **argv)
{
    static struct hunt hunt;
    int cases = 3, at = 1;
    uint64_t seed = 1, puzzles = 1000;
    for (; at + 1 < argc && argv[at][0] == '-'; at += 2) {
        const uint64_t value = strtoull(argv[at + 1], NULL, 10);
        if (!strcmp(argv[at], "-n")) cases = (int)value;
        else if (!strcmp(argv[at], "-s")) seed = value;
        else if (!strcmp(argv[at], "-p")) puzzles = value;
        else return fprintf(stderr, "unknown option %s\n", argv[at]), 2;
    }
    for (int technique = 0; technique < NN_BRUTE_FORCE; technique++) {
        bool is_wanted = at == argc;
        for (int i = at; i < argc; i++) is_wanted |= nonet_technique_find(argv[i]) == technique;
        hunt.missing[technique] = is_wanted ? cases : 0;
    }

    nonet_layout *layout;
    nonet_sampler *sampler;
    uint8_t cells[81];
    if (nonet_layout_new(3, 3, &layout) || nonet_sampler_new(NULL, &sampler)) return 2;
    const nonet_position puzzle = {layout, cells, NULL, NULL};
    nn_geometry_init(&hunt.geometry, layout);
    nn_order_like_nonet(&hunt.order, 9);
    hunt.finding.grid = &hunt.grid;
    hunt.finding.geometry = &hunt.geometry;
    for (uint64_t index = 0; index < puzzles && has_missing(&hunt); index++) {
        const nonet_sample_set *set = nonet_sample_set_at(index % 4);
        if (nonet_sampler_make(sampler, set, seed, index, cells) == NONET_OK) hunt_puzzle(&hunt, &puzzle);
    }
    for (int technique = 0; technique < NN_TECHNIQUES; technique++)
        if (hunt.missing[technique])
            fprintf(stderr, "%s: %d missing\n", nn_techniques[technique].name, hunt.missing[technique]);
    nn_step_release(&hunt.first.step);
    nn_finding_release(&hunt.finding);
    nonet_sampler_free(sampler);
    nonet_layout_free(layout);
    return 0;
}
