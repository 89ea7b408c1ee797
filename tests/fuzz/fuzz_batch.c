/* fuzz_batch.c: any boards of 9x9 as a batch, in any form and with any space between them, for every instruction set: as
 * many solutions as the search engine counts one by one, solutions that obey the rules, nothing written between them. The
 * same for what minimizes many at a time.
 *
 *     cpu, limit, form of puzzles and solutions, spaces, copies | 81 bytes for each puzzle
 *
 * A byte of a puzzle is a clue of a solution, or, from 240 on, any value. Copies, each transformed in another way, make the
 * batch large enough to be solved side by side. */
#include "fuzz/raw_position.h"

enum { CELLS = 81, MOST_PUZZLES = 8, MOST_BOARDS = 260, MOST_SPACE = 8, STRIDE = CELLS + MOST_SPACE, UNTOUCHED = 0xA5 };

struct any_batch {
    nonet_layout *layout;
    size_t count;
    size_t puzzle_stride, solution_stride;
    bool is_text;
    uint64_t limit;
    uint8_t cells[MOST_BOARDS][CELLS];
    uint8_t puzzles[MOST_BOARDS * STRIDE], solutions[MOST_BOARDS * STRIDE];
    uint64_t counts[MOST_BOARDS];
    bool is_final[MOST_BOARDS];
    uint8_t verdicts[MOST_BOARDS], clues[MOST_BOARDS * CELLS];
};

static void take_puzzle(struct fuzz_input *input, const nonet_layout *layout, uint8_t *cells)
{
    uint8_t solution[CELLS];
    raw_solution(layout, input_byte(input), solution);
    for (int cell = 0; cell < CELLS; cell++) {
        const uint8_t byte = input_byte(input);
        cells[cell] = byte >= 240 ? (uint8_t)(byte % 10) : byte & 1 ? solution[cell] : 0;
    }
}

static void copy_puzzle(const nonet_layout *layout, const uint8_t *from, uint64_t seed, uint8_t *to)
{
    nonet_transform transform;
    const nonet_position puzzle = {layout, from, NULL, NULL};
    nonet_board board = {.position = {layout, to, NULL, NULL}, .cells = to};
    REQUIRE(nonet_transform_random(layout, seed, 0, &transform) == NONET_OK);
    REQUIRE(nonet_transform_apply(&transform, &puzzle, &board) == NONET_OK);
}

static void write_board(const struct any_batch *any, const uint8_t *cells, uint8_t *to)
{
    for (int cell = 0; cell < CELLS; cell++)
        to[cell] = !any->is_text ? cells[cell] : cells[cell] ? (uint8_t)('0' + cells[cell]) : '.';
}

static void take_batch(struct fuzz_input *input, struct any_batch *any)
{
    any->limit = 1 + input_byte(input) % 5u;
    any->is_text = input_truth(input);
    any->puzzle_stride = CELLS + input_byte(input) % MOST_SPACE;
    any->solution_stride = CELLS + input_byte(input) % MOST_SPACE;
    const size_t copies = input_byte(input) % 64u;
    any->count = 0;
    for (int puzzle = 0; input->left && puzzle < MOST_PUZZLES; puzzle++) {
        take_puzzle(input, any->layout, any->cells[any->count++]);
        const uint8_t *const original = any->cells[any->count - 1];
        for (size_t copy = 0; copy < copies && any->count < MOST_BOARDS - MOST_PUZZLES; copy++)
            copy_puzzle(any->layout, original, copy + 1, any->cells[any->count++]);
    }
    for (size_t at = 0; at < any->count; at++) write_board(any, any->cells[at], any->puzzles + at * any->puzzle_stride);
    memset(any->solutions, UNTOUCHED, sizeof any->solutions);
}

/* ---- solving ------------------------------------------------------------------------------------- */

static void check_board(struct any_batch *any, size_t at, nonet_solver *solver)
{
    const nonet_position position = {any->layout, any->cells[at], NULL, NULL};
    const uint8_t *const written = any->solutions + at * any->solution_stride;
    uint8_t solution[CELLS];
    nonet_result result;
    REQUIRE(nonet_solver_count(solver, &position, any->limit, &result) == NONET_OK);
    REQUIRE(any->counts[at] == result.count && any->is_final[at]);
    for (int cell = 0; cell < CELLS; cell++)
        solution[cell] = any->is_text ? (uint8_t)(written[cell] - '0') : written[cell];
    REQUIRE(any->counts[at] ? nonet_position_accepts(&position, solution) : written[0] == UNTOUCHED);
    for (size_t behind = CELLS; behind < any->solution_stride; behind++) REQUIRE(written[behind] == UNTOUCHED);
    if (any->limit > 1) REQUIRE((any->verdicts[at] == NONET_VERDICT_UNIQUE) == (result.count == 1));
}

static void check_batch(struct any_batch *any, nonet_batch *batch)
{
    const nonet_board_form form = any->is_text ? NONET_BOARD_TEXT : NONET_BOARD_CELLS;
    nonet_batch_job job = {.count = any->count,
                           .limit = any->limit,
                           .puzzles = any->puzzles,
                           .puzzle_stride = any->puzzle_stride,
                           .puzzle_form = form,
                           .solutions = any->solutions,
                           .solution_stride = any->solution_stride,
                           .solution_form = form,
                           .counts = any->counts,
                           .is_final = any->is_final,
                           .verdicts = any->verdicts};
    const nonet_solver_settings settings = {.engine = "search"};
    nonet_solver *solver;
    REQUIRE(nonet_solver_new(&settings, &solver) == NONET_OK);
    REQUIRE(nonet_batch_run(batch, &job) == NONET_OK);
    for (size_t at = 0; at < any->count; at++) check_board(any, at, solver);
    nonet_solver_free(solver);
}

/* ---- minimizing ---------------------------------------------------------------------------------- */

static void check_minimized(struct any_batch *any, uint64_t seed)
{
    nonet_minimizer *minimizer;
    nonet_minimality minimality;
    REQUIRE(nonet_minimizer_new(NULL, &minimizer) == NONET_OK);
    nonet_minimizer_job job = {.count = any->count,
                               .puzzles = any->puzzles,
                               .puzzle_stride = any->puzzle_stride,
                               .puzzle_form = any->is_text ? NONET_BOARD_TEXT : NONET_BOARD_CELLS,
                               .seed = seed,
                               .solutions = any->counts,
                               .clues = any->clues};
    REQUIRE(nonet_minimizer_run_many(minimizer, &job) == NONET_OK && job.done == any->count);
    for (size_t at = 0; at < any->count; at++) {
        const nonet_position position = {any->layout, any->cells[at], NULL, NULL};
        REQUIRE(nonet_minimizer_run(minimizer, &position, seed, at, &minimality) == NONET_OK);
        REQUIRE((any->counts[at] == 1) == (minimality.verdict == NONET_VERDICT_UNIQUE));
        if (any->counts[at] == 1) REQUIRE(memcmp(any->clues + at * CELLS, minimality.clues, CELLS) == 0);
    }
    nonet_minimizer_free(minimizer);
}

/* Batches take 5 MB and are meant to be used again. */
static nonet_batch *batch_for(const char *cpu)
{
    static nonet_batch *batches[8];
    size_t index = 0;
    while (strcmp(nonet_batch_cpu_name(index), cpu) != 0) index++;
    const nonet_batch_settings settings = {.cpu = cpu};
    if (!batches[index]) REQUIRE(nonet_batch_new(&settings, &batches[index]) == NONET_OK);
    return batches[index];
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct any_batch any;
    struct fuzz_input input = {data, size};
    size_t cpus = 0;
    while (nonet_batch_cpu_name(cpus)) cpus++;
    REQUIRE(nonet_layout_new(3, 3, &any.layout) == NONET_OK && nonet_batch_takes(any.layout));
    const uint8_t first = input_byte(&input);
    take_batch(&input, &any);
    if (first >= 200) check_minimized(&any, first - 200u);
    else check_batch(&any, batch_for(nonet_batch_cpu_name(first % cpus)));
    nonet_layout_free(any.layout);
    return 0;
}
