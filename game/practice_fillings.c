/* practice_fillings.c: more positions from each one of the book: other values in its filled cells.
 *
 * What can be found on a board depends on its empty cells, and on which values each house lacks; not on where the others stand:
 *
 *     | 1 . . | 2 . . |        | 2 . . | 1 . . |
 *     | . 5 . | . . . |  and   | . 5 . | . . . |  have the same candidates everywhere.
 *     | 2 . . | 1 . . |        | 1 . . | 2 . . |
 *
 * So take the puzzle whose clues are the solution's values in the empty cells: each of its solutions fills the filled cells
 * another way. Every step stays, and so does what is needed. Only avoidable rectangles ask whether a filled cell was given:
 * all are, here, so there are none.
 *
 * Most positions of the book have hundreds of fillings, some only their own. Those whose boards are equivalent count once, of the
 * same position or of another: the canonical forms of the values differ. They come in rounds: of each position the first one, then
 * the second one ... A list of all takes a few milliseconds, so it is made again each time. */
#include <stdlib.h>

#include "practice_inside.h"

enum { CELLS = 81 };

/* Of a position: so many fillings, among so many solutions, are enough. */
enum { MOST_FILLINGS = 12, MOST_SOLUTIONS = 60 };

struct filling {
    size_t entry; /* of the book */
    uint8_t cells[CELLS], form[CELLS];
};

struct fillings {
    struct filling *rows; /* those of an entry stand together; the first is the entry itself */
    size_t count, room;
    nonet_canonizer *canonizer;
    nonet_solver *solver;
    const nonet_position *position; /* of the current entry */
    size_t entry, of_entry;         /* how many it has */
    nonet_status status;
};

/* ---- one more -------------------------------------------------------------------------------------------- */

static bool is_known(const struct fillings *fillings, const uint8_t *form)
{
    for (size_t row = 0; row < fillings->count; row++)
        if (!memcmp(fillings->rows[row].form, form, CELLS)) return true;
    return false;
}

static nonet_status make_room(struct fillings *fillings)
{
    if (fillings->count < fillings->room) return NONET_OK;
    const size_t room = fillings->room ? 2 * fillings->room : 64;
    struct filling *const larger = realloc(fillings->rows, room * sizeof *larger);
    if (!larger) return NONET_ERR_MEMORY;
    fillings->rows = larger;
    fillings->room = room;
    return NONET_OK;
}

static nonet_status add_filling(struct fillings *fillings, const uint8_t *solution)
{
    struct filling filling = {.entry = fillings->entry};
    nonet_canonical canonical;
    for (int cell = 0; cell < CELLS; cell++)
        if (fillings->position->cells[cell]) filling.cells[cell] = solution[cell];
    const nonet_position values = {.layout = fillings->position->layout, .cells = filling.cells};
    nonet_status status = nonet_canonizer_run(fillings->canonizer, &values, &canonical);
    if (status != NONET_OK || is_known(fillings, canonical.cells)) return status;
    memcpy(filling.form, canonical.cells, CELLS);
    status = make_room(fillings);
    if (status != NONET_OK) return status;
    fillings->rows[fillings->count++] = filling;
    fillings->of_entry++;
    return NONET_OK;
}

static bool take_solution(void *context, const uint8_t *solution)
{
    struct fillings *const fillings = context;
    fillings->status = add_filling(fillings, solution);
    return fillings->status == NONET_OK && fillings->of_entry < MOST_FILLINGS;
}

/* ---- of one position, of all ----------------------------------------------------------------------------- */

static nonet_status add_entry(struct fillings *fillings, const nonet_position *position)
{
    uint8_t clues[CELLS] = {0};
    nonet_result result;
    fillings->position = position;
    fillings->of_entry = 0;
    nonet_status status = nonet_solver_solve(fillings->solver, position, &result);
    if (status != NONET_OK) return status;
    for (int cell = 0; cell < CELLS; cell++)
        if (!position->cells[cell]) clues[cell] = result.solution[cell];
    status = add_filling(fillings, result.solution);
    if (status != NONET_OK) return status;
    const nonet_position others = {.layout = position->layout, .cells = clues};
    status = nonet_solver_each(fillings->solver, &others, MOST_SOLUTIONS, take_solution, fillings, &result);
    return status == NONET_OK ? fillings->status : status;
}

static nonet_status list_fillings(struct fillings *fillings, int technique, nonet_stop *stop)
{
    nonet_solver_settings solving;
    nonet_canonizer_settings canonizing;
    nonet_solver_settings_defaults(&solving);
    nonet_canonizer_settings_defaults(&canonizing);
    solving.stop = canonizing.stop = stop;
    nonet_status status = nonet_solver_new(&solving, &fillings->solver);
    if (status == NONET_OK) status = nonet_canonizer_new(&canonizing, &fillings->canonizer);
    const size_t entries = gm_practice_entries(technique);
    for (; status == NONET_OK && fillings->entry < entries; fillings->entry++) {
        nonet_puzzle *puzzle;
        status = gm_practice_read_entry(technique, fillings->entry, &puzzle);
        if (status != NONET_OK) break;
        status = add_entry(fillings, &puzzle->position);
        nonet_puzzle_free(puzzle);
    }
    nonet_canonizer_free(fillings->canonizer);
    nonet_solver_free(fillings->solver);
    return status;
}

/* ---- in rounds ------------------------------------------------------------------------------------------- */

/* How many fillings of the same entry come before this one. */
static size_t round_of(const struct fillings *fillings, size_t row)
{
    size_t round = 0;
    while (round < row && fillings->rows[row - round - 1].entry == fillings->rows[row].entry) round++;
    return round;
}

static const struct filling *filling_at(const struct fillings *fillings, size_t index)
{
    for (size_t round = 0; round < MOST_FILLINGS; round++)
        for (size_t row = 0; row < fillings->count; row++)
            if (round_of(fillings, row) == round && !index--) return &fillings->rows[row];
    return NULL;
}

nonet_status gm_practice_fill(int technique, uint64_t index, nonet_stop *stop, size_t *entry, uint8_t *cells)
{
    struct fillings fillings = {.status = NONET_OK};
    const nonet_status status = list_fillings(&fillings, technique, stop);
    if (status == NONET_OK) {
        const struct filling *const filling = filling_at(&fillings, (size_t)(index % fillings.count));
        *entry = filling->entry;
        memcpy(cells, filling->cells, CELLS);
    }
    free(fillings.rows);
    return status;
}
