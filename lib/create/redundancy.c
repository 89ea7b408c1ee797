/* redundancy.c: see redundancy.h. The clues of all puzzles are asked about in one long row of questions.
 *
 * A clue is needed if and only if the puzzle without it has a solution with another value there: any other solution
 * of the rest differs in that cell, or the puzzle would have two. */
#include "create/redundancy.h"

#include <string.h>

#include "base/try.h"

/* Whose clue a question is about. */
struct asked {
    size_t puzzle;
    uint8_t cell;
};

/* Note the answers of the last run. */
static void note_redundant(const struct nn_rivals *rivals, const struct asked *asked, size_t count,
                           struct nn_cells *redundant)
{
    for (size_t question = 0; question < count; question++)
        if (!nn_rivals_answer(rivals, question)) nn_cells_add(&redundant[asked[question].puzzle], asked[question].cell);
}

nonet_status nn_redundancy_find(struct nn_rivals *rivals, size_t count, const uint8_t (*puzzles)[NN_RIVAL_CELLS],
                                const uint8_t (*solutions)[NN_RIVAL_CELLS], struct nn_watch *watch,
                                struct nn_cells *redundant)
{
    struct asked asked[NN_RIVALS_AT_ONCE];
    for (size_t puzzle = 0; puzzle < count; puzzle++) redundant[puzzle] = nn_no_cells();
    for (size_t puzzle = 0; puzzle < count; puzzle++)
        for (int cell = 0; cell < NN_RIVAL_CELLS; cell++) {
            if (!puzzles[puzzle][cell]) continue;
            asked[nn_rivals_count(rivals)] = (struct asked){puzzle, (uint8_t)cell};
            uint8_t *const rest = nn_rivals_ask(rivals, cell, solutions[puzzle][cell]);
            memcpy(rest, puzzles[puzzle], NN_RIVAL_CELLS);
            rest[cell] = 0;
            if (!nn_rivals_are_full(rivals)) continue;
            NN_TRY(nn_rivals_run(rivals, watch));
            note_redundant(rivals, asked, NN_RIVALS_AT_ONCE, redundant);
        }
    const size_t left = nn_rivals_count(rivals);
    NN_TRY(nn_rivals_run(rivals, watch));
    note_redundant(rivals, asked, left, redundant);
    return NONET_OK;
}
