/* tell_wings.c: XY-wing, XYZ-wing, W-wing. */
#include "words/words.h"

static struct nn_cells cells_of_set(const struct nn_words *words, size_t set)
{
    return nn_cells_of(words->step->sets[set].cells);
}

void nn_line_wing(struct nn_words *words)
{
    const nonet_step_set *sets = words->step->sets;
    const struct nn_cells pivot = cells_of_set(words, 0), one = cells_of_set(words, 1), two = cells_of_set(words, 2);
    nn_say(words, "pivot %C %S, pincers %C %S, %C %S => ", &pivot, sets[0].values, &one, sets[1].values, &two,
           sets[2].values);
}

/* "If the pivot is 2, r3c5, which it sees, is not 2 and so is 9" */
static void say_pincer_case(struct nn_words *words, size_t set)
{
    const nonet_step_set *pincer = &words->step->sets[set];
    const struct nn_cells pivot = cells_of_set(words, 0), cell = cells_of_set(words, set);
    nn_say(words, " If %C is %V, then %C, which shares a house with it and has only %S, is %V.", &pivot, pincer->link,
           &cell, pincer->values, pincer->values & ~pincer->link);
}

void nn_reason_wing(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells pivot = cells_of_set(words, 0), one = cells_of_set(words, 1), two = cells_of_set(words, 2);
    const uint64_t removed = step->sets[1].values & ~step->sets[1].link;
    const bool has_third = step->sets[0].values & removed;
    nn_say(words, "%C can only be %O.", &pivot, step->sets[0].values);
    say_pincer_case(words, 1);
    say_pincer_case(words, 2);
    if (has_third) nn_say(words, " Else %C itself is %V.", &pivot, removed);
    nn_say(words, " So one of %C, %C", &one, &two);
    if (has_third) nn_say(words, ", %C", &pivot);
    nn_say(words, " is %V, and no cell that sees %s can be it.", removed, has_third ? "all three" : "both");
    nn_say_result(words, " So ");
}

void nn_line_w_wing(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells one = cells_of_set(words, 0), two = cells_of_set(words, 1), places = cells_of_set(words, 2);
    const struct nn_cells ends = nn_cells_or(one, two);
    nn_say(words, "%V in %C, joined by %V in %C => ", step->values, &ends, step->sets[2].values, &places);
}

void nn_reason_w_wing(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells one = cells_of_set(words, 0), two = cells_of_set(words, 1), places = cells_of_set(words, 2);
    const uint64_t link = step->sets[2].values, removed = step->values & ~link;
    nn_say(words, "%C and %C can only be %O.", &one, &two, step->values);
    const struct nn_cells seen = nn_cells_and(places, nn_words_peers(words, nn_cells_first(one)));
    const bool is_clear = nn_cells_count(seen) == 1;
    const struct nn_cells near_one =
        is_clear ? seen : nn_cells_less(places, nn_words_peers(words, nn_cells_first(two)));
    const struct nn_cells near_two = nn_cells_less(places, near_one);
    nn_say(words, " In %h, %V can only be in %C; %C sees the first of these ends, %C the second.",
           (int)step->base.houses[0], link, &places, &near_one, &near_two);
    nn_say(words,
           " Whichever is %V, the end that sees it is not %V and so is %V. So %C or %C is %V, and "
           "no cell that sees "
           "both can be it.",
           link, link, removed, &one, &two, removed);
    nn_say_result(words, " So ");
}
