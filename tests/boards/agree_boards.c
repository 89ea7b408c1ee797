/* agree_boards.c: agree_boards COUNT SEED: do the engines agree on random boards from 4x4 to 12x12?
 *
 * Each board is a full grid with holes, with one given changed in every fourth (so that there is often no
 * solution) and candidates excluded in every other. Every engine that takes the board is compared with the
 * search engine: how many solutions up to a limit, whether that is all, and, visiting them one by one, that
 * they are the same ones, whatever the order. Each difference is a line; any makes the exit code 1. */
#include <nonet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/grids.h"

enum { LIMIT = 60, MOST_ENGINES = 8 };

static const int shapes[][2] = {{2, 2}, {2, 3}, {3, 2}, {1, 7}, {2, 4}, {4, 2}, {3, 3},
                                {2, 5}, {5, 2}, {6, 2}, {3, 4}, {4, 3}, {2, 6}};
enum { SHAPES = sizeof shapes / sizeof *shapes };

struct board {
    nonet_layout *layout;
    uint8_t grid[144], cells[144];
    uint64_t marks[144];
    nonet_position position;
};

/* What an engine says about a board. */
struct answer {
    uint64_t count;
    bool is_exact;
    uint64_t visited;
    uint64_t sum; /* of a number for each solution visited: the same for the same set */
    size_t cells;
};

static bool visit(void *context, const uint8_t *cells)
{
    struct answer *answer = context;
    uint64_t number = 1469598103934665603u;
    for (size_t cell = 0; cell < answer->cells; cell++) number = (number ^ cells[cell]) * 1099511628211u;
    answer->sum += number ^ number >> 29;
    answer->visited++;
    return true;
}

static bool ask(nonet_solver *solver, const nonet_position *position, struct answer *answer)
{
    nonet_result result;
    *answer = (struct answer){.cells = (size_t)nonet_layout_cells(position->layout)};
    if (nonet_solver_count(solver, position, LIMIT, &result) != NONET_OK) return false;
    answer->count = result.count;
    answer->is_exact = result.is_exact;
    if (result.count && !nonet_position_accepts(position, result.solution)) return false;
    if (nonet_solver_each(solver, position, LIMIT, visit, answer, &result) != NONET_OK) return false;
    return result.count == answer->visited && result.is_exact == answer->is_exact;
}

static bool is_same(const struct answer *one, const struct answer *other)
{
    return one->count == other->count && one->is_exact == other->is_exact && one->visited == other->visited &&
           (!one->is_exact || one->sum == other->sum);
}

static void make_board(struct random_source *source, struct board *board)
{
    const int side = nonet_layout_side(board->layout), cells = nonet_layout_cells(board->layout);
    random_grid(source, board->layout, board->grid);
    memcpy(board->cells, board->grid, (size_t)cells);
    random_dig(source, board->layout, board->cells, cells * (30 + random_below(source, 45)) / 100);
    if (random_below(source, 4) == 0)
        board->cells[random_below(source, cells)] = (uint8_t)(1 + random_below(source, side));
    for (int cell = 0; cell < cells; cell++) {
        board->marks[cell] = random_next(source) | random_next(source);
        if (random_below(source, 500)) board->marks[cell] |= (uint64_t)1 << (board->grid[cell] - 1);
    }
    board->position =
        (nonet_position){board->layout, board->cells, NULL, random_below(source, 2) ? board->marks : NULL};
}

int main(int argc, char **argv)
{
    const long count = argc > 1 ? atol(argv[1]) : 1000;
    struct random_source source = {argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    nonet_solver *solvers[MOST_ENGINES], *reference;
    nonet_solver_settings settings;
    nonet_solver_settings_defaults(&settings);
    settings.engine = "search";
    if (nonet_solver_new(&settings, &reference) != NONET_OK) return 2;
    size_t engines = 0;
    for (; nonet_engine_name(engines) && engines < MOST_ENGINES; engines++) {
        settings.engine = nonet_engine_name(engines);
        if (nonet_solver_new(&settings, &solvers[engines]) != NONET_OK) return 2;
    }
    static struct board boards[SHAPES];
    for (int shape = 0; shape < SHAPES; shape++)
        if (nonet_layout_new(shapes[shape][0], shapes[shape][1], &boards[shape].layout) != NONET_OK) return 2;

    long seen[3] = {0}, differences = 0;
    for (long number = 0; number < count; number++) {
        struct board *board = &boards[random_below(&source, SHAPES)];
        struct answer expected, answer;
        make_board(&source, board);
        if (!ask(reference, &board->position, &expected)) {
            printf("board %ld: the reference contradicts itself\n", number);
            return 2;
        }
        seen[expected.count < 2 ? expected.count : 2]++;
        for (size_t engine = 0; engine < engines; engine++) {
            if (!nonet_engine_takes(nonet_engine_name(engine), board->layout)) continue;
            if (ask(solvers[engine], &board->position, &answer) && is_same(&answer, &expected)) continue;
            printf("board %ld, %dx%d, %s: %llu solutions, expected %llu\n", number,
                   nonet_layout_box_rows(board->layout), nonet_layout_box_columns(board->layout),
                   nonet_engine_name(engine), (unsigned long long)answer.count, (unsigned long long)expected.count);
            differences++;
        }
    }
    printf("%ld boards: %ld without a solution, %ld with one, %ld with several; %ld differences\n", count, seen[0],
           seen[1], seen[2], differences);
    for (size_t engine = 0; engine < engines; engine++) nonet_solver_free(solvers[engine]);
    for (int shape = 0; shape < SHAPES; shape++) nonet_layout_free(boards[shape].layout);
    nonet_solver_free(reference);
    return differences != 0;
}
