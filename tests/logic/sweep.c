/* sweep.c: every finder at every position of many puzzles: sweep [-a] [-l PUZZLES] [CODE]... <PUZZLES
 *
 * Reads puzzles, a line each, that have one solution. Walks nonet's way to the solution of each (taking a
 * value from the solution where nothing helps) and asks at each position without singles the finders of
 * the given codes, or all. Each step is held against the solution. Prints for each technique how many
 * positions and steps it had, the mean and the longest time of a search; exit 1 if a step was wrong, which is
 * printed with its position. -a: all steps of each search, not just the first. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "logic/case.h"
#include "logic/solve_loop.h"

struct sweep {
    bool is_wanted[NN_TECHNIQUES], wants_all;
    struct nn_geometry geometry;
    struct nn_grid grid;
    struct nn_finding finding, walker;
    struct nn_order order;
    uint8_t solution[NN_LOGIC_CELLS]; /* digits */
    uint64_t positions, steps[NN_TECHNIQUES], found[NN_TECHNIQUES], wrong;
    double seconds[NN_TECHNIQUES], longest[NN_TECHNIQUES];
};

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + 1e-9 * (double)time.tv_nsec;
}

static void print_position(const struct nn_grid *grid)
{
    for (int cell = 0; cell < grid->geometry->cells; cell++) {
        uint64_t digits = grid->value[cell] == NN_EMPTY ? grid->candidates[cell] : nn_bit(grid->value[cell]);
        printf("%s", cell ? "," : "");
        while (digits) printf("%d", nn_take_bit(&digits) + 1);
    }
    printf("\n");
}

static bool hold_against_solution(void *context, const struct nn_step *step)
{
    struct sweep *sweep = context;
    sweep->steps[step->technique]++;
    if (!nn_step_agrees(step, sweep->solution)) {
        sweep->wrong++;
        printf("wrong %s: ", nn_techniques[step->technique].name);
        print_position(&sweep->grid);
    }
    return sweep->wants_all;
}

static void ask_finder(struct sweep *sweep, enum nn_technique which)
{
    struct nn_finding *finding = &sweep->finding;
    finding->options = (struct nn_finding_options){.finds_all = sweep->wants_all, .allows_duals = true};
    finding->wanted = (struct nn_technique_set){{0}};
    nn_techniques_add(&finding->wanted, which);
    finding->sink = hold_against_solution;
    finding->context = sweep;
    const uint64_t before = sweep->steps[which];
    const double start = now();
    nn_finders[which](finding);
    const double seconds = now() - start;
    sweep->found[which] += sweep->steps[which] > before;
    sweep->seconds[which] += seconds;
    if (seconds > sweep->longest[which]) sweep->longest[which] = seconds;
}

/* One value of the solution, where nothing helps. */
static void help_out(struct sweep *sweep)
{
    const int cell = nn_cells_first(sweep->grid.open);
    nn_grid_place(&sweep->grid, cell, sweep->solution[cell]);
}

static void sweep_puzzle(struct sweep *sweep, const nonet_position *puzzle)
{
    nn_grid_load(&sweep->grid, &sweep->geometry, puzzle);
    while (!nn_cells_are_none(sweep->grid.open)) {
        const bool is_step = nn_order_find_step(&sweep->walker, &sweep->order);
        const bool is_single = is_step && sweep->walker.step.technique <= NN_NAKED_SINGLE;
        if (!is_single) {
            sweep->positions++;
            for (int which = 0; which < NN_BRUTE_FORCE; which++)
                if (sweep->is_wanted[which]) ask_finder(sweep, (enum nn_technique)which);
        }
        if (is_step) nn_step_apply(&sweep->walker.step, &sweep->grid);
        else help_out(sweep);
    }
}

static bool read_puzzle(const char *line, uint8_t *cells)
{
    if (strspn(line, "0123456789.") < 81) return false;
    for (int cell = 0; cell < 81; cell++) cells[cell] = (uint8_t)(line[cell] == '.' ? 0 : line[cell] - '0');
    return true;
}

static void report(const struct sweep *sweep)
{
    printf("%llu positions\n", (unsigned long long)sweep->positions);
    printf("%-34s %9s %9s %10s %10s\n", "technique", "found at", "steps", "mean us", "longest ms");
    for (int which = 0; which < NN_BRUTE_FORCE; which++)
        if (sweep->is_wanted[which] && sweep->positions)
            printf("%-34s %9llu %9llu %10.1f %10.2f\n", nn_techniques[which].name,
                   (unsigned long long)sweep->found[which], (unsigned long long)sweep->steps[which],
                   1e6 * sweep->seconds[which] / (double)sweep->positions, 1e3 * sweep->longest[which]);
}

int main(int argc, char **argv)
{
    static struct sweep sweep;
    uint64_t most = UINT64_MAX;
    int at = 1;
    for (; at < argc && argv[at][0] == '-'; at++) {
        if (!strcmp(argv[at], "-a")) sweep.wants_all = true;
        else if (!strcmp(argv[at], "-l") && at + 1 < argc) most = strtoull(argv[++at], NULL, 10);
        else return fprintf(stderr, "usage: sweep [-a] [-l PUZZLES] [CODE]... <PUZZLES\n"), 2;
    }
    for (int which = 0; which < NN_TECHNIQUES; which++) sweep.is_wanted[which] = at == argc;
    for (; at < argc; at++) {
        const int which = nonet_technique_find(argv[at]);
        if (which < 0) return fprintf(stderr, "no technique %s\n", argv[at]), 2;
        sweep.is_wanted[which] = true;
    }

    nonet_layout *layout;
    nonet_solver *solver;
    uint8_t cells[81];
    char line[512];
    if (nonet_layout_new(3, 3, &layout) || nonet_solver_new(NULL, &solver)) return 2;
    const nonet_position puzzle = {layout, cells, NULL, NULL};
    nn_geometry_init(&sweep.geometry, layout);
    nn_order_like_nonet(&sweep.order, 9);
    sweep.finding.grid = sweep.walker.grid = &sweep.grid;
    sweep.finding.geometry = sweep.walker.geometry = &sweep.geometry;
    while (most && fgets(line, sizeof line, stdin)) {
        nonet_result result;
        if (!read_puzzle(line, cells)) continue;
        if (nonet_solver_count(solver, &puzzle, 2, &result) || result.verdict != NONET_VERDICT_UNIQUE) continue;
        for (int cell = 0; cell < 81; cell++) sweep.solution[cell] = (uint8_t)(result.solution[cell] - 1);
        sweep_puzzle(&sweep, &puzzle);
        most--;
    }
    report(&sweep);
    nn_finding_release(&sweep.finding);
    nn_finding_release(&sweep.walker);
    nonet_solver_free(solver);
    nonet_layout_free(layout);
    return sweep.wrong > 0;
}
