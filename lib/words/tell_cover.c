/* tell_cover.c: n cells covered by n (value, house) pairs: SK-loops and multi-sector locked sets. */
#include "words/words.h"

/* "16 cells r1c23,r4c5, counted by r1 {12}, b3 {34} => " */
void nn_line_cover(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells cells = nn_cells_of(step->cells);
    nn_say(words, NN_SAY_LINE_COVER, (int)step->cells.count, &cells);
    for (size_t i = 0; i < step->cover.count; i++)
        nn_note(words, i ? ", %H %S" : "%H %S", (int)step->cover.houses[i], step->sets[i].values);
    nn_note(words, " => ");
}

/* Where a value is counted by two houses. */
static void say_counted_twice(struct nn_words *words)
{
    const struct nn_cells inside = nn_cells_and(nn_cells_of(words->step->cells), nn_words_losers(words));
    if (!nn_cells_are_none(inside)) nn_say(words, NN_SAY_COUNTED_TWICE, &inside);
}

/* "1 and 2 once each in row 1 (r1c23); ..." */
static void say_counts(struct nn_words *words)
{
    const nonet_step *step = words->step;
    for (size_t i = 0; i < step->cover.count; i++) {
        const struct nn_cells members = nn_cells_of(step->sets[i].cells);
        nn_say(words, NN_SAY_COVER_COUNTS, i ? NN_SAY_SEMICOLON : NN_SAY_SPACE, step->sets[i].values,
               (int)step->cover.houses[i], &members);
    }
}

void nn_reason_cover(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells cells = nn_cells_of(step->cells);
    const int count = (int)step->cells.count;
    nn_say(words, NN_SAY_COVER, count, &cells);
    nn_say(words, NN_SAY_EACH_ONCE_IN_ITS_HOUSE);
    if (!nn_tells_least(words)) say_counts(words);
    nn_say(words, NN_SAY_COVER_IS_USED_UP);
    if (nn_tells_all(words)) say_counted_twice(words);
    nn_say(words, nn_tells_all(words) ? NN_SAY_THEN_SO_RESULT : NN_SAY_COLON_RESULT);
}
