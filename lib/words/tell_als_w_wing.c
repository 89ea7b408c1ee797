/* tell_als_w_wing.c: ALS-W-wing: two almost locked sets, joined by the two places of a value in a house. */
#include "words/words.h"

/* "A=r4c456 {3579}, B=r5c4 {57}, joined by 5 in r27c4, Z=7" */
void nn_line_als_w_wing(struct nn_words *words)
{
    const nonet_step_set *sets = words->step->sets;
    const struct nn_cells a = nn_cells_of(sets[0].cells), b = nn_cells_of(sets[1].cells),
                          places = nn_cells_of(sets[2].cells);
    nn_say(words, "%a=%C %S, %a=%C %S, joined by %V in %C, Z=%V => ", 0, &a, sets[0].values, 1, &b, sets[1].values,
           sets[2].values, &places, nn_words_removed(words));
}

/* The places of the value in the set. */
static struct nn_cells als_places(const struct nn_words *words, size_t set, int value)
{
    return nn_cells_and(nn_cells_of(words->step->sets[set].cells), words->places[value]);
}

static void say_als(struct nn_words *words, size_t set)
{
    const nonet_step_set *told = &words->step->sets[set];
    const struct nn_cells cells = nn_cells_of(told->cells);
    const int count = (int)told->cells.count;
    nn_say(words, "%A is %C, %N cell%s with only the values %S. ", (int)set, &cells, count, count == 1 ? "" : "s",
           told->values);
}

struct nn_cells nn_place_near_first_set(const struct nn_words *words, int value)
{
    const struct nn_cells places = nn_cells_of(words->step->sets[2].cells);
    NN_EACH_CELL(place, places)
    {
        const struct nn_cells others = nn_cells_less(places, nn_one_cell(place));
        const struct nn_cells near_a = als_places(words, 0, value), near_b = als_places(words, 1, value);
        if (nn_cells_within(near_a, nn_words_peers(words, place)) &&
            nn_cells_within(near_b, nn_words_common_peers(words, others)))
            return nn_one_cell(place);
    }
    return nn_no_cells();
}

static void say_bridge(struct nn_words *words, int value)
{
    const struct nn_cells places = nn_cells_of(words->step->sets[2].cells), one = nn_place_near_first_set(words, value),
                          two = nn_cells_less(places, one);
    const struct nn_cells of_a = als_places(words, 0, value), of_b = als_places(words, 1, value);
    nn_say(words,
           "In %h, %v can only be in %C. %C sees all places of %v in %a (%C), and %C all those in %a "
           "(%C). ",
           (int)words->step->base.houses[0], value, &places, &one, value, 0, &of_a, &two, 1, &of_b);
}

void nn_reason_als_w_wing(struct nn_words *words)
{
    const int link = nn_first_value(words->step->sets[2].values);
    say_als(words, 0);
    say_als(words, 1);
    nn_say(words, "If one value of such a set is out, the others just fill its cells, so each of "
                  "them is there. ");
    say_bridge(words, link);
    nn_say(words, "Whichever of the two is %v, the set that it sees lacks %v and so has %W.", link, link,
           nn_words_removed(words));
    for (uint64_t removed = nn_words_removed(words); removed;) {
        const int value = nn_take_bit(&removed) + 1;
        const struct nn_cells of_a = als_places(words, 0, value), of_b = als_places(words, 1, value);
        nn_say(words, " So %v is in %a (%C) or in %a (%C), and what sees all of these cells cannot be %v.", value, 0,
               &of_a, 1, &of_b, value);
    }
    nn_say_result(words, " So ");
}
