/* tell_almost_locked.c: almost locked pair, almost locked triple. */
#include "words/words.h"

static struct nn_cells cells_at(const struct nn_words *words, size_t set)
{
    return nn_cells_of(words->step->sets[set].cells);
}

void nn_line_almost_locked(struct nn_words *words)
{
    const struct nn_cells crossing = cells_at(words, 0), few = cells_at(words, 1), rest = cells_at(words, 2);
    nn_say(words, "%V in %C and %C, one in %C => ", words->step->values, &few, &rest, &crossing);
}

/* The few take all values but one: the crossing has one at most. */
static void say_at_most_one(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells few = cells_at(words, 1), crossing = cells_at(words, 0);
    const bool is_one = step->sets[1].cells.count == 1;
    nn_say(words, "In %h, %E can only be %O", (int)step->base.houses[0], &few, step->values);
    if (!is_one && nn_tells_all(words)) {
        nn_say(words, " (");
        nn_say_marks(words, &few);
        nn_say(words, ")");
    }
    nn_say(words, "%( and %s %N of these values%), so the crossing with %h (%C) holds at most one of them",
           is_one ? "takes" : "take", (int)step->sets[1].cells.count, (int)step->base.houses[1], &crossing);
}

/* The rest take all values but one at most: the crossing has one at least. */
static void say_at_least_one(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int house = step->base.houses[1];
    const struct nn_cells crossing = cells_at(words, 0), rest = cells_at(words, 2);
    const struct nn_cells all = nn_cells_or(crossing, rest);
    if (!nn_tells_all(words)) {
        nn_say(words, "; in %h they can only be there and in %E, so it holds at least one.", house, &rest);
        return;
    }
    nn_say(words, ". In %h, %W can only be in the crossing and in %E.", house, step->values, &rest);
    for (uint64_t values = step->values; values;) {
        const int value = nn_take_bit(&values) + 1;
        nn_say(words, " For %v: ", value);
        nn_say_exclusions(words, house, value, &all);
        nn_say(words, ".");
    }
    nn_say(words, " %E %s room for %N of the %N values, so the crossing holds at least one of them.", &rest,
           nn_verb(rest, "has", "have"), (int)step->sets[2].cells.count, nn_count_bits(step->values));
}

void nn_reason_almost_locked(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells few = cells_at(words, 1), rest = cells_at(words, 2);
    say_at_most_one(words);
    say_at_least_one(words);
    nn_say(words,
           " So it holds exactly one%(: with %E that makes all of %W in %h, whose other cells have none; and %E %s%)",
           &few, step->values, (int)step->base.houses[0], &rest,
           nn_verb(rest, "takes the other one", "take the others"));
    nn_say_result(words, nn_tells_all(words) ? ", and nothing else. So " : ": ");
}

void nn_what_almost_locked(struct nn_words *words)
{
    nn_say(words, "There is ");
    nn_say_technique(words);
    nn_say(words, " of %W in %h and %h.", words->step->values, (int)words->step->base.houses[0],
           (int)words->step->base.houses[1]);
}
