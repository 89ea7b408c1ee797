/* tell_als_w_wing.c: ALS-W-wing: two almost locked sets, joined by the two places of a value in a house. */
#include "words/words.h"

/* "A=r4c456 {3579}, B=r5c4 {57}, joined by 5 in r27c4, Z=7" */
void nn_line_als_w_wing(struct nn_words *words)
{
    const nonet_step_set *sets = words->step->sets;
    const struct nn_cells a = nn_cells_of(sets[0].cells), b = nn_cells_of(sets[1].cells),
                          places = nn_cells_of(sets[2].cells);
    nn_say(words, NN_SAY_LINE_ALS_W_WING, 0, &a, sets[0].values, 1, &b, sets[1].values, sets[2].values, &places,
           nn_words_removed(words));
}

struct nn_cells nn_place_near_first_set(const struct nn_words *words, int value)
{
    const struct nn_cells places = nn_cells_of(words->step->sets[2].cells);
    NN_EACH_CELL(place, places)
    {
        const struct nn_cells others = nn_cells_less(places, nn_one_cell(place));
        const struct nn_cells near_a = nn_places_in_set(words, 0, value), near_b = nn_places_in_set(words, 1, value);
        if (nn_cells_within(near_a, nn_words_peers(words, place)) &&
            nn_cells_within(near_b, nn_words_common_peers(words, others)))
            return nn_one_cell(place);
    }
    return nn_no_cells();
}

/* "In row 4, 5 is in r4c1, which sees all 5s of A (r1c1), or in r4c9, ..." */
static void say_bridge(struct nn_words *words, int value)
{
    const struct nn_cells places = nn_cells_of(words->step->sets[2].cells), one = nn_place_near_first_set(words, value),
                          two = nn_cells_less(places, one);
    const struct nn_cells of_a = nn_places_in_set(words, 0, value), of_b = nn_places_in_set(words, 1, value);
    nn_say(words, NN_SAY_BRIDGE, (int)words->step->base.houses[0], value, &one, 0, &of_a, &two, 1, &of_b);
}

void nn_reason_als_w_wing(struct nn_words *words)
{
    const int link = nn_first_value(words->step->sets[2].values);
    nn_say_sets(words, 2);
    say_bridge(words, link);
    nn_say(words, NN_SAY_THAT_SET_LACKS, link, nn_words_removed(words));
    nn_say_one_of_sets(words, 1);
}
