/* tell_almost_locked.c: almost locked pair, almost locked triple. */
#include "words/words.h"

static struct nn_cells cells_at(const struct nn_words *words, size_t set)
{
    return nn_cells_of(words->step->sets[set].cells);
}

void nn_line_almost_locked(struct nn_words *words)
{
    const struct nn_cells crossing = cells_at(words, 0), few = cells_at(words, 1), rest = cells_at(words, 2);
    nn_say(words, NN_SAY_LINE_ALMOST_LOCKED, words->step->values, &few, &rest, &crossing);
}

/* The few take all values but one: the crossing has one at most. */
static void say_at_most_one(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells few = cells_at(words, 1), crossing = cells_at(words, 0);
    nn_say(words, NN_SAY_CROSSING_HOLDS_ONE_AT_MOST, (int)step->base.houses[0], &few, step->values,
           (int)step->base.houses[1], &crossing);
}

/* The rest take all values but one at most: the crossing has one at least. */
static void say_at_least_one(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int house = step->base.houses[1];
    const struct nn_cells crossing = cells_at(words, 0), rest = cells_at(words, 2);
    const struct nn_cells all = nn_cells_or(crossing, rest);
    if (!nn_tells_all(words)) {
        nn_say(words, NN_SAY_CROSSING_HOLDS_ONE_AT_LEAST, house, &rest);
        return;
    }
    nn_say(words, NN_SAY_ALMOST_LOCKED_PLACES, house, step->values, &rest);
    for (uint64_t values = step->values; values;) {
        const int value = nn_take_bit(&values) + 1;
        nn_say(words, NN_SAY_ALMOST_LOCKED_VALUE, value);
        nn_say_exclusions(words, house, value, &all);
        nn_say(words, NN_SAY_STOP);
    }
    nn_say(words, NN_SAY_CROSSING_HOLDS_ONE_AT_LEAST_IN_FULL, &rest, (int)step->sets[2].cells.count,
           nn_count_bits(step->values));
}

void nn_reason_almost_locked(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells few = cells_at(words, 1), rest = cells_at(words, 2);
    say_at_most_one(words);
    say_at_least_one(words);
    nn_say(words, NN_SAY_CROSSING_HOLDS_ONE, &few, step->values, (int)step->base.houses[0], &rest);
    nn_say(words, nn_tells_all(words) ? NN_SAY_ALMOST_LOCKED_RESULT : NN_SAY_COLON_RESULT);
}

void nn_what_almost_locked(struct nn_words *words)
{
    nn_say(words, NN_SAY_HINT_ALMOST_LOCKED, words->step->values, (int)words->step->base.houses[0],
           (int)words->step->base.houses[1]);
}
