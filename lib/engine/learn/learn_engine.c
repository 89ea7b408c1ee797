/* learn_engine.c: the learning engine as the others see it: a board, what is open on it, and one solution after the
 * other. What a search explored before (path.h) is excluded first. */
#include "engine/engine.h"

#include <string.h>

#include "board/board.h"
#include "engine/learn/record.h"
#include "engine/learn/team.h"
#include "engine/propagate.h"

/* For clauses; hard 25x25 boards need 2 megabytes. Beyond this the run ends for lack of memory. */
static const size_t MOST_CLAUSE_BYTES = (size_t)1 << 29;

bool nn_learn_takes(const nonet_layout *layout)
{
    return layout->is_classic;
}

static size_t whole_words(size_t bytes)
{
    return (bytes + 7) & ~(size_t)7;
}

size_t nn_learn_memory_size(const nonet_layout *layout)
{
    return whole_words(nn_board_size(layout)) + (size_t)layout->cells;
}

static void note_stats(struct nn_task *task, const struct nn_team_stats *stats)
{
    task->stats.guesses += stats->decisions;
    task->stats.backtracks += stats->conflicts;
    task->stats.propagations += stats->effort;
    if (stats->deepest > task->stats.deepest) task->stats.deepest = (uint32_t)stats->deepest;
}

/* A search was here: with each candidate that it went on without, and those tried before it, all is known.
 * False: all is known without any. */
static bool exclude_explored(struct nn_learn *learn, const struct nn_board *board, const struct nn_path *path)
{
    uint32_t count = 0; /* of the candidates tried so far, in scratch[] */
    for (int at = 0; at < path->length; at++) {
        const struct nn_path_step step = path->steps[at];
        const uint32_t variable = nn_learn_variable(learn, step.cell, step.value);
        if (board->value[step.cell] == step.value) { /* true by itself */
            if (step.is_without && count == 0) return false;
        } else if (variable == UINT32_MAX) { /* false by itself: nothing below it needs to be said */
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

static void enumerate(struct nn_task *task, struct nn_team *team, uint8_t *cells, struct nn_record *record)
{
    enum nn_learn_end end;
    while ((end = nn_team_next(team, cells)) == NN_LEARN_SOLVED) {
        if (!nn_task_take(task, cells, 1)) return;
        nn_record_solution(record, cells);
    }
    if (end == NN_LEARN_EXHAUSTED) return;
    task->is_cut = true;
    task->lacks_memory = end == NN_LEARN_NO_MEMORY;
}

void nn_learn_run(struct nn_task *task)
{
    const nonet_layout *layout = task->position->layout;
    struct nn_board board;
    nn_board_init(&board, layout, task->memory);
    board.finds_singles = true;
    uint8_t *cells = (uint8_t *)task->memory + whole_words(nn_board_size(layout));
    struct nn_record record = {.proof = task->proof};
    const bool is_possible = nn_board_load(&board, task->position) && nn_propagate(&board, NONET_PROPAGATE_LOCKED);
    nn_record_board(&record, &board);

    struct nn_learn learn = {.memory_limit = MOST_CLAUSE_BYTES, .watch = &task->watch};
    nn_record_attach(&record, &learn);
    struct nn_team team;
    nn_team_begin(&team, &learn, &board, task->proof ? 1 : task->threads, task->permits); /* a proof has one order */
    if (is_possible && !nn_learn_load(&learn, &board)) task->lacks_memory = task->is_cut = true;
    else if (is_possible && exclude_explored(&learn, &board, &task->explored)) enumerate(task, &team, cells, &record);
    nn_team_end(&team);
    if (!task->is_cut) nn_record_end(&record);
    note_stats(task, &team.stats);
    nn_learn_free(&learn);
}
