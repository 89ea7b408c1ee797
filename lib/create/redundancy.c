/* redundancy.c: see redundancy.h.
 *
 * A clue is needed if and only if the puzzle without it has a solution with another value there: any other solution
 * of the rest differs in that cell, or the puzzle would have two. So each clue is one question (rivals.h), and it says
 * nothing about other clues: the rival that it finds keeps all of them.
 *
 * On a plain 9x9 board some of the answers are there without a question: a clue that is the only one of an unavoidable
 * set is needed. So puzzles of 17 clues are tested 2.5 times as fast, the hardest ones 1.2 times.
 *
 * The questions of many puzzles are asked together: to find, all of them in one long row; to remove, where a question
 * depends on the answer before, one of each puzzle at a time. */
#include "create/redundancy.h"

#include <string.h>

#include "base/try.h"
#include "board/layout.h"
#include "create/unavoidable.h"

enum {
    MOST_AT_ONCE = 2048, /* as much as any nn_rivals_capacity */
    NINE_CELLS = 81,
};

/* Whose clue a question is about. */
struct asked {
    size_t puzzle;
    int cell;
};

struct questions {
    struct nn_rivals *rivals;
    struct nn_redundancy *job;
    struct nn_watch *watch;
    size_t cells; /* of a board */
    bool removes; /* clues that turn out redundant */
    struct asked asked[MOST_AT_ONCE];
};

static struct questions begin_questions(struct nn_rivals *rivals, struct nn_redundancy *job, struct nn_watch *watch,
                                        size_t cells, bool removes)
{
    for (size_t at = 0; at < job->count * cells; at++)
        job->clues[at] = job->puzzles[at] ? NONET_CLUE_OPEN : NONET_CLUE_NONE;
    return (struct questions){.rivals = rivals, .job = job, .watch = watch, .cells = cells, .removes = removes};
}

static nonet_status run_questions(struct questions *questions)
{
    static const nonet_clue clue_of[] = {[NN_RIVAL_NONE] = NONET_CLUE_REDUNDANT,
                                         [NN_RIVAL_FOUND] = NONET_CLUE_NEEDED,
                                         [NN_RIVAL_OPEN] = NONET_CLUE_OPEN};
    const size_t count = nn_rivals_count(questions->rivals);
    const uint8_t *rival;
    NN_TRY(nn_rivals_run(questions->rivals, questions->watch));
    for (size_t question = 0; question < count; question++) {
        const struct asked *const asked = &questions->asked[question];
        const size_t at = asked->puzzle * questions->cells + (size_t)asked->cell;
        const enum nn_rival answer = nn_rivals_answer(questions->rivals, question, &rival);
        questions->job->clues[at] = (uint8_t)clue_of[answer];
        if (questions->removes && answer == NN_RIVAL_NONE) questions->job->puzzles[at] = 0;
    }
    return NONET_OK;
}

static nonet_status add_question(struct questions *questions, size_t puzzle, int cell)
{
    const struct nn_redundancy *const job = questions->job;
    const size_t board = puzzle * questions->cells;
    questions->asked[nn_rivals_count(questions->rivals)] = (struct asked){puzzle, cell};
    uint8_t *const rest = nn_rivals_ask(questions->rivals, cell, job->solutions[board + (size_t)cell]);
    memcpy(rest, job->puzzles + board, questions->cells);
    rest[cell] = 0;
    if (nn_rivals_count(questions->rivals) < nn_rivals_capacity(questions->rivals)) return NONET_OK;
    return run_questions(questions);
}

/* Mark the clues that are the only ones of a set seen at a glance. */
static void mark_needed(const uint8_t *puzzle, const uint8_t *solution, uint8_t *clues)
{
    struct nn_unavoidable unavoidable;
    struct nn_cells given = nn_no_cells();
    for (int cell = 0; cell < NINE_CELLS; cell++)
        if (puzzle[cell]) nn_cells_add(&given, cell);
    nn_unavoidable_find(&unavoidable, solution);
    for (int at = 0; at < unavoidable.count; at++) {
        const struct nn_cells met = nn_cells_and(unavoidable.sets[at], given);
        if (nn_cells_count(met) == 1) clues[nn_cells_first(met)] = NONET_CLUE_NEEDED;
    }
}

nonet_status nn_redundancy_find(struct nn_rivals *rivals, struct nn_redundancy *job, struct nn_watch *watch)
{
    const size_t cells = (size_t)nn_rivals_layout(rivals)->cells;
    struct questions questions = begin_questions(rivals, job, watch, cells, false);
    for (size_t puzzle = 0; puzzle < job->count; puzzle++) {
        const size_t board = puzzle * cells;
        if (nn_rivals_bulk(rivals)) mark_needed(job->puzzles + board, job->solutions + board, job->clues + board);
        for (size_t cell = 0; cell < cells; cell++)
            if (job->clues[board + cell] == NONET_CLUE_OPEN) NN_TRY(add_question(&questions, puzzle, (int)cell));
    }
    return run_questions(&questions);
}

/* The next clue in order, from *next on, which moves behind it; -1: there is none. */
static int next_clue(const uint8_t *puzzle, const uint16_t *order, size_t cells, uint16_t *next)
{
    while (*next < cells && !puzzle[order[*next]]) (*next)++;
    return *next < cells ? order[(*next)++] : -1;
}

nonet_status nn_redundancy_remove(struct nn_rivals *rivals, struct nn_redundancy *job, const uint16_t *orders,
                                  struct nn_watch *watch)
{
    const size_t cells = (size_t)nn_rivals_layout(rivals)->cells;
    struct questions questions = begin_questions(rivals, job, watch, cells, true);
    const size_t together = nn_rivals_capacity(rivals);
    for (size_t first = 0; first < job->count; first += together) {
        const size_t behind = job->count - first < together ? job->count : first + together;
        uint16_t next[MOST_AT_ONCE] = {0};
        for (bool is_asking = true; is_asking;) {
            is_asking = false;
            for (size_t puzzle = first; puzzle < behind; puzzle++) {
                const int cell = next_clue(job->puzzles + puzzle * cells, orders + puzzle * cells, cells,
                                           &next[puzzle - first]);
                if (cell < 0) continue;
                is_asking = true;
                NN_TRY(add_question(&questions, puzzle, cell));
            }
            NN_TRY(run_questions(&questions));
        }
    }
    return NONET_OK;
}
