/* tell_symmetry.c: symmetrical placement.
 *
 * There is a set for each value, without cells; its link is the partner of the value. The givens show which symmetry it
 * is. */
#include "board/check.h"
#include "logic/symmetry.h"
#include "words/words.h"

/* 0: the step does not say. */
static int partner_of(const nonet_step *step, int value)
{
    return value <= (int)step->set_count ? nn_first_value(step->sets[value - 1].link) : 0;
}

struct nn_cells nn_words_givens(const struct nn_words *words)
{
    struct nn_cells givens = nn_no_cells();
    NN_EACH_CELL(cell, words->filled)
    if (nn_position_is_given(words->position, cell)) nn_cells_add(&givens, cell);
    return givens;
}

static bool fits_givens(const struct nn_words *words, enum nn_symmetry symmetry)
{
    if (!nn_has_symmetry(words->layout, symmetry)) return false;
    NN_EACH_CELL(cell, nn_words_givens(words))
    {
        const int image = nn_symmetry_image(words->layout, symmetry, cell);
        if (words->position->cells[image] != partner_of(words->step, words->position->cells[cell])) return false;
    }
    return true;
}

static enum nn_symmetry find_symmetry(const struct nn_words *words)
{
    int symmetry = 0;
    while (symmetry < NN_HALF_TURN && !fits_givens(words, (enum nn_symmetry)symmetry)) symmetry++;
    return (enum nn_symmetry)symmetry;
}

static const enum nn_phrase symmetry_names[NN_SYMMETRIES] = {
    [NN_MAIN_DIAGONAL] = NN_SAY_IN_MAIN_DIAGONAL,
    [NN_OTHER_BOARD_DIAGONAL] = NN_SAY_IN_OTHER_DIAGONAL,
    [NN_QUARTER_TURN] = NN_SAY_QUARTER_TURN,
    [NN_HALF_TURN] = NN_SAY_HALF_TURN,
};

/* "1 and 4, 2 and 9 change places; 3 stays; 5 becomes 6": first swaps, then the others. */
static void say_partners(struct nn_words *words)
{
    enum nn_phrase before = NN_SAY_NOTHING, after = NN_SAY_NOTHING;
    for (int value = 1; value <= words->layout->side; value++) {
        const int partner = partner_of(words->step, value);
        if (partner <= value || partner_of(words->step, partner) != value) continue;
        nn_say(words, NN_SAY_VALUES_SWAP, before, value, partner);
        before = NN_SAY_COMMA;
        after = NN_SAY_CHANGE_PLACES;
    }
    nn_say(words, after);
    for (int value = 1; value <= words->layout->side; value++) {
        const int partner = partner_of(words->step, value);
        if (partner != value && partner && partner_of(words->step, partner) == value) continue;
        nn_say(words, NN_SAY_VALUE_BECOMES, before, partner == value, value, partner);
        before = NN_SAY_COMMA;
    }
}

/* Why each of the candidates goes, whose cells do not keep their place. */
static void say_ruled_out_images(struct nn_words *words, enum nn_symmetry symmetry)
{
    const nonet_step *step = words->step;
    for (size_t i = 0; i < step->elimination_count; i++) {
        const nonet_candidate removed = step->eliminations[i];
        const int image = nn_symmetry_image(words->layout, symmetry, removed.cell);
        if (image == removed.cell) continue;
        nn_say(words, NN_SAY_IMAGE_WOULD_BE, i ? NN_SAY_COMMA : NN_SAY_SPACE, (int)removed.value, (int)removed.cell,
               partner_of(step, removed.value), image);
    }
    nn_say(words, NN_SAY_IMAGES_ARE_RULED_OUT);
}

void nn_reason_symmetry(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const enum nn_symmetry symmetry = find_symmetry(words);
    const struct nn_cells fixed = nn_cells_of(step->cells), losers = nn_words_losers(words);
    nn_say(words, NN_SAY_SYMMETRY, symmetry_names[symmetry]);
    say_partners(words);
    nn_say(words, NN_SAY_SOLUTION_IS_SYMMETRIC);
    if (!nn_cells_are_none(losers) && nn_cells_within(losers, fixed)) {
        nn_say(words, NN_SAY_FIXED_CELLS_KEEP_THEIR_PLACE, &fixed);
        if (!nn_tells_all(words)) nn_say(words, NN_SAY_WHAT_STAYS_MUST_STAY);
        else if (step->values) nn_say(words, NN_SAY_VALUES_STOP, step->values);
        else nn_say(words, NN_SAY_THERE_IS_NONE);
    } else if (nn_tells_all(words)) say_ruled_out_images(words, symmetry);
    nn_say(words, NN_SAY_THEN_SO_RESULT);
    words->leaned_on = nn_words_givens(words);
}

void nn_line_symmetry(struct nn_words *words)
{
    nn_say(words, NN_SAY_LINE_SYMMETRY, symmetry_names[find_symmetry(words)]);
}
