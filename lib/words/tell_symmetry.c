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

static const char *const symmetry_names[NN_SYMMETRIES] = {
    [NN_MAIN_DIAGONAL] = "a reflection in the diagonal from top left to bottom right",
    [NN_OTHER_BOARD_DIAGONAL] = "a reflection in the diagonal from top right to bottom left",
    [NN_QUARTER_TURN] = "a quarter turn",
    [NN_HALF_TURN] = "a half turn",
};

/* "1 and 4, 2 and 9 change places; 3 stays; 5 becomes 6": first swaps, then the others. */
static void say_partners(struct nn_words *words)
{
    const char *before = "", *after = "";
    for (int value = 1; value <= words->layout->side; value++) {
        const int partner = partner_of(words->step, value);
        if (partner <= value || partner_of(words->step, partner) != value) continue;
        nn_say(words, "%s%v and %v", before, value, partner);
        before = ", ";
        after = " change places";
    }
    nn_say(words, "%s", after);
    for (int value = 1; value <= words->layout->side; value++) {
        const int partner = partner_of(words->step, value);
        if (partner != value && partner && partner_of(words->step, partner) == value) continue;
        nn_say(words, partner == value ? "%s%v stays" : "%s%v becomes %v", before, value, partner);
        before = ", ";
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
        nn_say(words, "%s%v in %c would be %v in %c", i ? ", " : " ", (int)removed.value, (int)removed.cell,
               partner_of(step, removed.value), image);
    }
    nn_say(words, ": these are ruled out.");
}

void nn_reason_symmetry(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const enum nn_symmetry symmetry = find_symmetry(words);
    const struct nn_cells fixed = nn_cells_of(step->cells), losers = nn_words_losers(words);
    nn_say(words, "After %s the givens stand where givens stood, with other values: ", symmetry_names[symmetry]);
    say_partners(words);
    nn_say(words, nn_tells_all(words) ? ". The same done to the solution gives a solution again, with the same givens. "
                                        "There is only one, so the solution is symmetric in this way too."
                                      : ". There is one solution, so it has this symmetry too.");
    if (!nn_cells_are_none(losers) && nn_cells_within(losers, fixed)) {
        nn_say(words, "%( %C keep%s %s place, so a value there must be one that stays: %)", &fixed,
               nn_verb(fixed, "s", ""), nn_verb(fixed, "its", "their"));
        if (!nn_tells_all(words)) nn_say(words, " What stays in place must be a value that stays.");
        else if (step->values) nn_say(words, "%O.", step->values);
        else nn_say(words, "there is none.");
    } else if (nn_tells_all(words)) say_ruled_out_images(words, symmetry);
    nn_say_result(words, " So ");
    words->leaned_on = nn_words_givens(words);
}

void nn_line_symmetry(struct nn_words *words)
{
    nn_say(words, "%s => ", symmetry_names[find_symmetry(words)]);
}
