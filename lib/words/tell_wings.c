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
    nn_say(words, NN_SAY_LINE_WING, &pivot, sets[0].values, &one, sets[1].values, &two, sets[2].values);
}

/* "if it is 2, r3c5 {29} is 9" */
static void say_pincer_case(struct nn_words *words, size_t set)
{
    const nonet_step_set *pincer = &words->step->sets[set];
    const struct nn_cells cell = cells_of_set(words, set);
    nn_say(words, NN_SAY_PINCER, pincer->link, &cell, pincer->values, pincer->values & ~pincer->link);
}

void nn_reason_wing(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells pivot = cells_of_set(words, 0), one = cells_of_set(words, 1), two = cells_of_set(words, 2);
    const struct nn_cells losers = nn_words_losers(words);
    const uint64_t removed = step->sets[1].values & ~step->sets[1].link;
    const bool has_third = step->sets[0].values & removed;
    const size_t first = step->sets[1].link < step->sets[2].link ? 1 : 2; /* as the pivot's values are told */
    struct nn_cells all = nn_cells_or(one, two);
    nn_say(words, NN_SAY_PIVOT_IS, &pivot, step->sets[0].values);
    say_pincer_case(words, first);
    nn_say(words, NN_SAY_SEMICOLON);
    say_pincer_case(words, first == 1 ? 2 : 1);
    if (has_third) all = nn_cells_or(all, pivot);
    nn_say(words, NN_SAY_WING, &all, removed, &losers, has_third);
}

void nn_line_w_wing(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells one = cells_of_set(words, 0), two = cells_of_set(words, 1), places = cells_of_set(words, 2);
    const struct nn_cells ends = nn_cells_or(one, two);
    nn_say(words, NN_SAY_LINE_W_WING, step->values, &ends, step->sets[2].values, &places);
}

/* Which of the two places of the link is seen by the first end; the other one is seen by the second. */
static struct nn_cells place_near_first_end(const struct nn_words *words)
{
    const struct nn_cells one = cells_of_set(words, 0), two = cells_of_set(words, 1), places = cells_of_set(words, 2);
    const struct nn_cells seen = nn_cells_and(places, nn_words_peers(words, nn_cells_first(one)));
    if (nn_cells_count(seen) == 1) return seen;
    return nn_cells_less(places, nn_words_peers(words, nn_cells_first(two)));
}

void nn_reason_w_wing(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells one = cells_of_set(words, 0), two = cells_of_set(words, 1), places = cells_of_set(words, 2);
    const struct nn_cells near_one = place_near_first_end(words), near_two = nn_cells_less(places, near_one);
    const struct nn_cells ends = nn_cells_or(one, two), losers = nn_words_losers(words);
    const uint64_t link = step->sets[2].values, removed = step->values & ~link;
    nn_say(words, NN_SAY_W_WING, &ends, step->values, (int)step->base.houses[0], link, &near_one, &one, removed,
           &near_two, &two);
    nn_say(words, NN_SAY_W_WING_ENDS, &losers, &one, &two, removed);
}
