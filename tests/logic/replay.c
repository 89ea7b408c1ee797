/* replay.c: follow step lists that HoDoKu printed: replay FILE [-v NAME]
 *
 * At every position of a list our own loop, in HoDoKu's order, is asked for the next step; then the
 * list's own step is applied, so one difference does not spoil the rest. The table counts for each of the
 * list's techniques how often we gave the same step, the same technique but another instance, an easier
 * technique (it overlooked one, or we are wrong) or a harder one (we overlook something).
 * -v NAME prints the differences at steps of that name. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "logic/solve_loop.h"

enum { SAME, INSTANCE, EASIER, HARDER, NOTHING, KINDS };

static struct tally {
    char name[64];
    int kind[KINDS];
} tallies[128];

static struct tally *tally_of(const char *name)
{
    struct tally *tally = tallies;
    while (tally->name[0] && strcmp(tally->name, name)) tally++;
    snprintf(tally->name, sizeof tally->name, "%s", name);
    return tally;
}

/* "r46c7,r6c8<>5": cells until the operator; the cells of each "rXcY" group into `cells`. */
static const char *read_cell_list(const char *at, struct nn_cells *cells)
{
    *cells = nn_no_cells();
    for (;;) {
        if (*at != 'r') return NULL;
        const char *rows = ++at;
        while (isdigit((unsigned char)*at)) at++;
        if (*at != 'c') return NULL;
        const char *columns = ++at;
        while (isdigit((unsigned char)*at)) at++;
        for (const char *row = rows; *row != 'c'; row++)
            for (const char *column = columns; column < at; column++)
                nn_cells_add(cells, (*row - '1') * 9 + *column - '1');
        if (*at != ',') return at;
        at++;
    }
}

/* What a printed step does: "... => r2c79<>3, r1c6=7" or "Name: r1c2=3". */
static bool read_effect(const char *text, struct nn_cells *removed, struct nn_cells *placed)
{
    const char *arrow = strstr(text, "=> ");
    const char *at = arrow ? arrow + 3 : strrchr(text, ':') + 2;
    memset(removed, 0, NN_LOGIC_SIDE * sizeof *removed);
    memset(placed, 0, NN_LOGIC_SIDE * sizeof *placed);
    while (*at == 'r') {
        struct nn_cells cells;
        at = read_cell_list(at, &cells);
        if (!at) return false;
        const bool is_removal = at[0] == '<';
        at += is_removal ? 2 : 1;
        if (*at < '1' || *at > '9') return false;
        struct nn_cells *of = &(is_removal ? removed : placed)[*at - '1'];
        *of = nn_cells_or(*of, cells);
        at++;
        while (*at == ',' || *at == ' ') at++;
    }
    return true;
}

/* The technique's name, without the details. */
static void read_name(const char *text, char name[64])
{
    size_t length = strcspn(text, ":");
    const char *in = strstr(text, " in "), *arrow = strstr(text, " =>");
    if (in && (size_t)(in - text) < length) length = (size_t)(in - text);
    if (arrow && (size_t)(arrow - text) < length) length = (size_t)(arrow - text);
    snprintf(name, 64, "%.*s", (int)length, text);
}

static void print_cells_of(const char *what, const struct nn_cells *of)
{
    for (int digit = 0; digit < 9; digit++)
        NN_EACH_CELL(cell, of[digit]) printf(" r%dc%d%s%d", cell / 9 + 1, cell % 9 + 1, what, digit + 1);
}

static int judge(const struct nn_step *ours, bool is_found, int their_score_order, const struct nn_cells *removed,
                 const struct nn_cells *placed)
{
    if (!is_found) return NOTHING;
    const int order = nn_techniques[ours->technique].hodoku.order;
    if (order < their_score_order) return EASIER;
    if (order > their_score_order) return HARDER;
    return memcmp(ours->removed, removed, sizeof ours->removed) || memcmp(ours->placed, placed, sizeof ours->placed)
               ? INSTANCE
               : SAME;
}

static int order_of_name(const char *name)
{
    const int which = nonet_technique_find(name);
    return which < 0 ? INT32_MAX : nn_techniques[which].hodoku.order;
}

static void follow_step(struct nn_finding *finding, const struct nn_order *order, struct nn_grid *grid,
                        const char *text, const char *verbose)
{
    static const char *const kinds[] = {"", "other instance", "easier", "harder", "nothing"};
    struct nn_cells removed[NN_LOGIC_SIDE], placed[NN_LOGIC_SIDE];
    char name[64];
    read_name(text, name);
    if (!read_effect(text, removed, placed)) return;
    const bool is_found = nn_order_find_step(finding, order);
    const int kind = judge(&finding->step, is_found, order_of_name(name), removed, placed);
    tally_of(name)->kind[kind]++;
    if (verbose && !strncmp(name, verbose, strlen(verbose)) && kind != SAME) {
        printf("%s: %s", kinds[kind], text);
        if (is_found) {
            printf("   ours: %s", nn_techniques[finding->step.technique].name);
            print_cells_of("<>", finding->step.removed);
            print_cells_of("=", finding->step.placed);
            printf("\n");
        }
        printf("   at ");
        for (int cell = 0; cell < 81; cell++) {
            uint64_t digits = grid->value[cell] == NN_EMPTY ? grid->candidates[cell] : nn_bit(grid->value[cell]);
            while (digits) printf("%d", nn_take_bit(&digits) + 1);
            printf(cell == 80 ? "\n" : ",");
        }
    }
    /* Ours knows the order in which it strikes, on which the order of the singles depends. */
    if (kind == SAME) {
        nn_step_apply(&finding->step, grid);
        return;
    }
    for (int digit = 0; digit < 9; digit++) removed[digit] = nn_cells_and(removed[digit], grid->places[digit]);
    for (int digit = 0; digit < 9; digit++) {
        NN_EACH_CELL(cell, removed[digit]) nn_grid_remove(grid, cell, digit);
        NN_EACH_CELL(cell, placed[digit]) nn_grid_place(grid, cell, digit);
    }
}

int main(int argc, char **argv)
{
    if (argc < 2) return fprintf(stderr, "usage: replay FILE [-v NAME]\n"), 2;
    FILE *file = fopen(argv[1], "r");
    if (!file) return perror(argv[1]), 2;
    const char *verbose = argc > 3 ? argv[3] : NULL;

    nonet_layout *layout;
    nonet_board *board;
    static struct nn_geometry geometry;
    static struct nn_finding finding;
    static struct nn_grid grid;
    static struct nn_order order;
    if (nonet_layout_new(3, 3, &layout) || nonet_board_new(layout, false, &board)) return 2;
    nn_geometry_init(&geometry, layout);
    nn_order_like_hodoku(&order);
    finding.grid = &grid;
    finding.geometry = &geometry;

    static char line[1 << 16];
    while (fgets(line, sizeof line, file)) {
        if (strspn(line, ".123456789") == 81) {
            for (int cell = 0; cell < 81; cell++) {
                board->cells[cell] = (uint8_t)(line[cell] == '.' ? 0 : line[cell] - '0');
                board->is_given[cell] = board->cells[cell] > 0;
            }
            nn_grid_load(&grid, &geometry, &board->position);
            if (verbose) printf("%s", line);
        } else if (!strncmp(line, "   ", 3) && isalnum((unsigned char)line[3])) {
            follow_step(&finding, &order, &grid, line + 3, verbose);
        }
    }
    printf("%-40s %7s %9s %7s %7s %8s\n", "theirs", "same", "instance", "easier", "harder", "nothing");
    for (const struct tally *tally = tallies; tally->name[0]; tally++)
        printf("%-40s %7d %9d %7d %7d %8d\n", tally->name, tally->kind[SAME], tally->kind[INSTANCE],
               tally->kind[EASIER], tally->kind[HARDER], tally->kind[NOTHING]);
    nn_finding_release(&finding);
    nonet_board_free(board);
    nonet_layout_free(layout);
    fclose(file);
    return 0;
}
