/* learn_engine.c: the learning engine as a row of the table of engines: load the open candidates of a board, then find
 * one solution after the other. What a search explored before (search_state.h) is excluded first. */
#include "engine/engine.h"

#include "board/board.h"
#include "engine/learn/record.h"
#include "engine/learn/team.h"
#include "engine/propagate.h"

/* For clauses; hard 25x25 boards need 2 megabytes. Beyond this limit the run ends for lack of memory. */
static const size_t MOST_CLAUSE_BYTES = (size_t)1 << 29;

bool nn_learn_takes(const nonet_layout *layout)
{
    return layout->is_classic;
}

/* A run. It is at the start of the engine's memory, because a team is too large for the stack. */
struct learning {
    struct nn_board board;
    struct nn_record record;
    struct nn_learn learn;
    struct nn_team team;
};

static size_t whole_words(size_t bytes)
{
    return (bytes + 7) & ~(size_t)7;
}

size_t nn_learn_memory_size(const nonet_layout *layout)
{
    return sizeof(struct learning) + whole_words(nn_board_size(layout)) + (size_t)layout->cells;
}

static void note_stats(struct nn_task *task, const struct nn_team_stats *stats)
{
    task->stats.guesses += stats->decisions;
    task->stats.backtracks += stats->conflicts;
    task->stats.propagations += stats->effort;
    if (stats->deepest > task->stats.deepest) task->stats.deepest = (uint32_t)stats->deepest;
}

/* A search came first: all solutions are known that have a candidate it went on without, together with those tried
 * before it. False: all solutions are known. */
static bool exclude_explored(struct nn_learn *learn, const struct nn_board *board, const struct nn_explored_path *path)
{
    uint32_t count = 0; /* of the candidates tried so far, in scratch[] */
    for (int at = 0; at < path->length; at++) {
        const struct nn_explored_step step = path->steps[at];
        const uint32_t variable = nn_learn_variable(learn, step.cell, step.value);
        if (board->value[step.cell] == step.value) { /* true anyway */
            if (step.is_without && count == 0) return false;
        } else if (variable == UINT32_MAX) { /* false anyway: nothing below it needs to be excluded */
            if (!step.is_without) return true;
            continue;
        } else {
            learn->scratch[count++] = 2 * variable + 1;
        }
        if (step.is_without && !nn_learn_add(learn, learn->scratch, count, 1, NN_KEEP)) return false;
        if (step.is_without && variable != UINT32_MAX) count--;
    }
    return true;
}

static void enumerate(struct nn_task *task, struct learning *run, uint8_t *cells)
{
    enum nn_learn_end end;
    while ((end = nn_team_next(&run->team, cells)) == NN_LEARN_SOLVED) {
        if (!nn_task_take(task, cells, 1)) return;
        nn_record_solution(&run->record, cells);
    }
    if (end == NN_LEARN_EXHAUSTED) return;
    task->is_cut = true;
    task->lacks_memory = end == NN_LEARN_NO_MEMORY;
}

/* Singles and locked candidates come first. False: there is no solution. */
static bool load_open_board(struct learning *run, const struct nn_task *task, void *memory)
{
    struct nn_board *const board = &run->board;
    nn_board_init(board, task->position->layout, memory);
    board->finds_singles = true;
    run->record = (struct nn_record){.proof = task->proof};
    const bool is_possible = nn_board_load(board, task->position) && nn_propagate(board, NONET_PROPAGATION_LOCKED);
    nn_record_board(&run->record, board);
    return is_possible;
}

void nn_learn_run(struct nn_task *task)
{
    struct learning *const run = task->memory;
    uint8_t *const board_memory = (uint8_t *)(run + 1);
    uint8_t *const cells = board_memory + whole_words(nn_board_size(task->position->layout));
    const bool is_possible = load_open_board(run, task, board_memory);

    struct nn_learn *const learn = &run->learn;
    *learn = (struct nn_learn){.memory_limit = MOST_CLAUSE_BYTES, .watch = &task->watch};
    nn_record_attach(&run->record, learn);
    const uint32_t threads = task->proof ? 1 : task->threads; /* a proof has one order */
    nn_team_begin(&run->team, learn, &run->board, threads, task->permits);
    if (is_possible && !nn_learn_load(learn, &run->board)) task->lacks_memory = task->is_cut = true;
    else if (is_possible && exclude_explored(learn, &run->board, &task->explored)) enumerate(task, run, cells);
    nn_team_end(&run->team);
    if (!task->is_cut) nn_record_end(&run->record);
    note_stats(task, &run->team.stats);
    nn_learn_free(learn);
}
