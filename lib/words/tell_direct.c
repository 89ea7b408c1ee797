/* tell_direct.c: locked candidates and hidden sets that leave a hidden single. */
#include "words/words.h"

static int direct_cell(const struct nn_words *words)
{
    return words->step->placements[0].cell;
}

static int direct_value(const struct nn_words *words)
{
    return words->step->placements[0].value;
}

void nn_line_direct_locked(struct nn_words *words)
{
    nn_say(words, NN_SAY_LINE_DIRECT_LOCKED, words->step->values, (int)words->step->base.houses[0],
           (int)words->step->base.houses[1]);
}

void nn_line_direct_set(struct nn_words *words)
{
    const struct nn_cells cells = nn_cells_of(words->step->cells);
    nn_say(words, NN_SAY_LINE_DIRECT_SET, words->step->values, &cells, direct_value(words),
           (int)words->step->base.houses[0]);
}

/* The value has one place left in the house, as `taken` are out. */
static void say_single_left(struct nn_words *words, int house, struct nn_cells taken)
{
    const int cell = direct_cell(words), value = direct_value(words);
    struct nn_cells kept = nn_cells_and(nn_words_places(words, value, house), taken);
    if (!nn_tells_all(words)) {
        nn_say(words, NN_SAY_SINGLE_IS_LEFT, cell, value, house);
        return;
    }
    nn_say(words, NN_SAY_SINGLE_IS_LEFT_IN_FULL, value, house, cell, &kept);
    nn_cells_add(&kept, cell);
    if (!nn_cells_equal(kept, nn_words_house(words, house))) {
        nn_say(words, NN_SAY_COMMA_AND);
        nn_say_exclusions(words, house, value, &kept);
    }
    nn_say(words, NN_SAY_STOP);
}

void nn_reason_direct_locked(struct nn_words *words)
{
    const nonet_step *step = words->step;
    nn_say_locked(words);
    say_single_left(words, step->base.houses[1], nn_words_house(words, step->cover.houses[0]));
}

void nn_reason_direct_set(struct nn_words *words)
{
    nn_say_hidden_set(words);
    say_single_left(words, words->step->base.houses[0], nn_cells_of(words->step->cells));
}
