/* notation_sdx.c: the notation `sdx`: one row per line, the candidates of each cell as digits, a lone digit for a given
 * value (or a lone candidate, see nn_draft_settle), `u5` for one that the player entered. */
#include "base/bits.h"
#include "board/check.h"
#include "text/reading.h"

const struct nn_reading nn_sdx_reading = {
    .forms = NN_FORM_TOKEN_ROW | NN_FORM_NUMBERS,
    .told = NN_TRAIT_MARKS | NN_TRAIT_PLACED,
    .needs = NN_TRAIT_MARKS | NN_TRAIT_PLACED,
    .writes_values_as_marks = true,
    .power = 1,
};

void nn_sdx_write(struct nn_writing *writing)
{
    const nonet_layout *layout = writing->layout;
    struct nn_house_values values;
    nn_house_values_of(writing->position, &values);
    for (int cell = 0; cell < layout->cells; cell++) {
        if (cell % layout->side) nn_put_char(&writing->put, ' ');
        if (nn_is_placed(writing->position, cell)) nn_put_char(&writing->put, 'u');
        uint64_t marks = nn_cell_candidates(writing->position, &values, cell);
        if (!marks) nn_put_char(&writing->put, '!');
        while (marks) nn_put_number(&writing->put, nn_take_bit(&marks) + 1);
        if (cell % layout->side == layout->side - 1) nn_put_char(&writing->put, '\n');
    }
}
