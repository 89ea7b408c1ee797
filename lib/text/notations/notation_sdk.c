/* notation_sdk.c: the notation `sdk`: rows under [Puzzle], and under [State] with the placed values. The shared code
 * finds the sections and reads their rows like any others; this file joins the two. A [State] has the same boxes as its
 * [Puzzle], so only one of them needs a frame. */
#include "board/names.h"
#include "text/draft.h"
#include "text/reading.h"

static bool has_placed_values(const nonet_position *position)
{
    for (int cell = 0; cell < position->layout->cells; cell++)
        if (nn_is_placed(position, cell)) return true;
    return false;
}

void nn_sdk_write(struct nn_writing *writing)
{
    nn_put_text(&writing->put, "[Puzzle]\n");
    nn_put_symbol_rows(writing, true);
    if (!has_placed_values(writing->position)) return;
    nn_put_text(&writing->put, "[State]\n");
    nn_put_symbol_rows(writing, false);
}

/* Add the values of [State] that [Puzzle] lacks, as placed ones. NONET_ERR_TEXT: they contradict each other.
 * `state_rows`: where the state was read from. */
static nonet_status join_state(struct nn_draft *puzzle, const struct nn_draft *state, const struct nn_row *state_rows,
                               nonet_text_error *error)
{
    if (puzzle->side != state->side)
        return nn_text_fail(error, state_rows[0].line, 1, "[State] is a %dx%d board, but [Puzzle] is %dx%d",
                            state->side, state->side, puzzle->side, puzzle->side);
    const int cells = puzzle->side * puzzle->side;
    for (int cell = 0; cell < cells; cell++) {
        if (puzzle->cells[cell] == state->cells[cell]) continue;
        if (puzzle->cells[cell])
            return nn_text_fail(error, state_rows[cell / puzzle->side].line, 1, "[State] contradicts [Puzzle] in %s",
                                nn_cell_name(puzzle->side, cell).text);
        puzzle->cells[cell] = state->cells[cell];
        puzzle->has_placed = true;
    }
    return NONET_OK;
}

const struct nn_reading nn_sdk_reading = {
    .forms = NN_FORM_SYMBOL_ROW | NN_FORM_SPACED_ROW,
    .puzzle_section = "[puzzle]",
    .state_section = "[state]",
    .join = join_state,
    .power = 1,
};
