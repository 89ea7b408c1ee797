/* tell_basic.c: singles, locked candidates, naked and hidden sets; tell_direct.c has those that end in a single. */
#include "words/words.h"

static int single_cell(const struct nn_words *words)
{
    return words->step->placements[0].cell;
}

static int single_value(const struct nn_words *words)
{
    return words->step->placements[0].value;
}

/* ---- lines ------------------------------------------------------------------------------------------- */

void nn_line_house_value(struct nn_words *words)
{
    nn_say(words, NN_SAY_LINE_HOUSES_AND_VALUES, &words->step->base, words->step->values);
}

void nn_line_house(struct nn_words *words)
{
    nn_note(words, "%b => ", &words->step->base);
}

void nn_line_values(struct nn_words *words)
{
    nn_note(words, "%V => ", words->step->values);
}

/* The result says it all. */
void nn_line_nothing(struct nn_words *words)
{
    (void)words;
}

void nn_line_cells(struct nn_words *words)
{
    const struct nn_cells cells = nn_cells_of(words->step->cells);
    nn_say(words, NN_SAY_LINE_CELLS, words->step->values, &cells);
}

/* ---- singles ----------------------------------------------------------------------------------------- */

void nn_reason_full_house(struct nn_words *words)
{
    const int house = words->step->base.houses[0], cell = single_cell(words), value = single_value(words);
    if (nn_tells_all(words)) nn_say(words, NN_SAY_FULL_HOUSE_IN_FULL, cell, house, value);
    else nn_say(words, NN_SAY_FULL_HOUSE, house, value, cell);
}

void nn_reason_last_digit(struct nn_words *words)
{
    const int cell = single_cell(words), value = single_value(words);
    const uint8_t *houses = words->layout->seats[cell].house;
    words->leaned_on = words->holders[value];
    if (!nn_tells_all(words)) {
        nn_say(words, NN_SAY_LAST_DIGIT, value, houses[NN_ROW], houses[NN_COLUMN], houses[NN_BOX], cell);
        return;
    }
    nn_say(words, NN_SAY_LAST_DIGIT_IN_FULL, value, houses[NN_ROW], houses[NN_COLUMN], houses[NN_BOX], cell);
}

void nn_reason_naked_single(struct nn_words *words)
{
    const int cell = single_cell(words), value = single_value(words);
    if (!nn_tells_all(words)) {
        nn_say_seen_values(words, cell, value);
        return;
    }
    nn_say(words, NN_SAY_NAKED_SINGLE, cell, value);
    nn_say_missing_values(words, cell);
    nn_say(words, NN_SAY_STOP);
}

static void say_hidden_single_in_full(struct nn_words *words, int house, int value, int cell)
{
    const struct nn_cells kept = nn_one_cell(cell);
    nn_say(words, NN_SAY_HIDDEN_SINGLE, house, value, cell);
    nn_say_exclusions(words, house, value, &kept);
    nn_say(words, NN_SAY_STOP);
}

void nn_reason_hidden_single(struct nn_words *words)
{
    const int house = words->step->base.houses[0], cell = single_cell(words), value = single_value(words);
    if (nn_tells_all(words)) say_hidden_single_in_full(words, house, value, cell);
    else nn_say_blockers(words, house, value, cell);
}

void nn_reason_brute_force(struct nn_words *words)
{
    nn_say(words, NN_SAY_BRUTE_FORCE, single_cell(words), single_value(words));
}

/* ---- locked candidates ------------------------------------------------------------------------------- */

/* "In box 3, 5 can only be in r1c78", in full with the reasons. */
static void say_only_places(struct nn_words *words, int house, int value, const struct nn_cells *places)
{
    nn_say(words, NN_SAY_VALUE_IS_ONLY_IN, house, value, places);
    if (!nn_tells_all(words)) return;
    nn_say(words, NN_SAY_COLON);
    nn_say_exclusions(words, house, value, places);
}

void nn_say_locked(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int from = step->base.houses[0], to = step->cover.houses[0], value = nn_first_value(step->values);
    const struct nn_cells places = nn_cells_of(step->cells);
    if (!nn_tells_all(words)) {
        nn_say(words, NN_SAY_LOCKED, value, from, to, &places);
        return;
    }
    say_only_places(words, from, value, &places);
    nn_say(words, NN_SAY_LOCKED_IN_FULL, to, value);
}

void nn_reason_locked(struct nn_words *words)
{
    nn_say_locked(words);
    nn_say(words, nn_tells_all(words) ? NN_SAY_COLON_RESULT : NN_SAY_COMMA_SO_RESULT);
}

void nn_reason_locked_lines(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int value = nn_first_value(step->values);
    for (size_t i = 0; i < step->base.count && nn_tells_all(words); i++) {
        const int box = step->base.houses[i];
        const struct nn_cells places = nn_words_places(words, value, box);
        say_only_places(words, box, value, &places);
        nn_say(words, NN_SAY_STOP_AND_GO_ON);
    }
    nn_say(words, NN_SAY_LOCKED_LINES, &step->base, value, &step->cover);
    nn_say(words, nn_tells_all(words) ? NN_SAY_LOCKED_LINES_RESULT : NN_SAY_COLON_RESULT);
}

/* ---- naked and hidden sets --------------------------------------------------------------------------- */

static void say_naked_set(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells cells = nn_cells_of(step->cells);
    const int house = step->base.houses[0];
    nn_say(words, nn_tells_all(words) ? NN_SAY_NAKED_SET_IN_FULL : NN_SAY_NAKED_SET, house, &cells, step->values);
}

void nn_reason_naked_set(struct nn_words *words)
{
    const struct nn_cells cells = nn_cells_of(words->step->cells);
    say_naked_set(words);
    nn_say(words, NN_SAY_NOBODY_WHO_SEES_THEM, &cells, words->step->values);
    nn_say(words, nn_tells_all(words) ? NN_SAY_RESULT : NN_SAY_COMMA_SO_RESULT);
}

void nn_reason_locked_set(struct nn_words *words)
{
    const nonet_step *const step = words->step;
    const struct nn_cells cells = nn_cells_of(step->cells);
    if (nn_tells_all(words)) {
        say_naked_set(words);
        nn_say(words, NN_SAY_LOCKED_SET_IN_FULL, &step->base, step->values);
    } else {
        nn_say(words, NN_SAY_LOCKED_SET, &cells, step->values, &step->base);
    }
    nn_say(words, nn_tells_all(words) ? NN_SAY_RESULT : NN_SAY_COMMA_SO_RESULT);
}

void nn_say_hidden_set(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int house = step->base.houses[0];
    const struct nn_cells cells = nn_cells_of(step->cells);
    nn_say(words, NN_SAY_HIDDEN_SET, house, step->values, &cells);
    for (uint64_t values = nn_tells_all(words) ? step->values : 0; values;) {
        const int value = nn_take_bit(&values) + 1;
        nn_say(words, NN_SAY_HIDDEN_SET_VALUE, value);
        nn_say_exclusions(words, house, value, &cells);
    }
    nn_say(words, NN_SAY_NOTHING_ELSE_FITS);
}

void nn_reason_hidden_set(struct nn_words *words)
{
    nn_say_hidden_set(words);
    nn_say(words, NN_SAY_COLON_RESULT);
}
