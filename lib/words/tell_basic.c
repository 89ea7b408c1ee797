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
    nn_say(words, "%V in %b => ", words->step->values, &words->step->base);
}

void nn_line_house(struct nn_words *words)
{
    nn_say(words, "%b => ", &words->step->base);
}

void nn_line_values(struct nn_words *words)
{
    nn_say(words, "%V => ", words->step->values);
}

/* The result says it all. */
void nn_line_nothing(struct nn_words *words)
{
    (void)words;
}

void nn_line_cells(struct nn_words *words)
{
    const struct nn_cells cells = nn_cells_of(words->step->cells);
    nn_say(words, "%V in %C => ", words->step->values, &cells);
}

/* ---- singles ----------------------------------------------------------------------------------------- */

void nn_reason_full_house(struct nn_words *words)
{
    const int house = words->step->base.houses[0], cell = single_cell(words);
    nn_say(words, "%c is the last empty cell of %h, and %v is the only value that %h lacks. So %c is %v.", cell, house,
           single_value(words), house, cell, single_value(words));
}

void nn_reason_last_digit(struct nn_words *words)
{
    const int cell = single_cell(words), value = single_value(words);
    const uint8_t *houses = words->layout->seats[cell].house;
    nn_say(words,
           "Only one %v is missing on the board: every row but %h, every column but %h and every "
           "box but %h has "
           "its %v. These three meet in %c. So %c is %v.",
           value, houses[NN_ROW], houses[NN_COLUMN], houses[NN_BOX], value, cell, cell, value);
    words->leaned_on = words->holders[value];
}

void nn_reason_naked_single(struct nn_words *words)
{
    const int cell = single_cell(words), value = single_value(words);
    nn_say(words, "%v is the only value left for %c: ", value, cell);
    nn_say_missing_values(words, cell);
    nn_say(words, ". So %c is %v.", cell, value);
}

void nn_reason_hidden_single(struct nn_words *words)
{
    const int house = words->step->base.houses[0], cell = single_cell(words), value = single_value(words);
    const struct nn_cells kept = nn_one_cell(cell);
    nn_say(words, "In %h the only place left for %v is %c: ", house, value, cell);
    nn_say_exclusions(words, house, value, &kept);
    nn_say(words, ". So %c is %v.", cell, value);
}

void nn_reason_brute_force(struct nn_words *words)
{
    nn_say(words, "No reason is given: the value is taken from the solution. %c is %v.", single_cell(words),
           single_value(words));
}

/* ---- locked candidates ------------------------------------------------------------------------------- */

void nn_reason_locked(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int from = step->base.houses[0], to = step->cover.houses[0];
    const int value = nn_first_value(step->values);
    const struct nn_cells places = nn_cells_of(step->cells);
    nn_say(words, "In %h, %v can only be in %C: ", from, value, &places);
    nn_say_exclusions(words, from, value, &places);
    nn_say(words,
           ". All these places are in %h too, so wherever the %v of %h is, it is the %v of %h as "
           "well.",
           to, value, from, value, to);
    nn_say(words, " The rest of %h cannot have it: ", to);
    nn_say_result(words, "");
}

void nn_reason_locked_lines(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int value = nn_first_value(step->values), count = (int)step->base.count;
    for (size_t i = 0; i < step->base.count; i++) {
        const int box = step->base.houses[i];
        const struct nn_cells places = nn_words_places(words, value, box);
        nn_say(words, "In %h, %v can only be in %C: ", box, value, &places);
        nn_say_exclusions(words, box, value, &places);
        nn_say(words, ". ");
    }
    nn_say(words,
           "So these %N boxes have it in %B only, in as many lines. Each box needs one %v and no "
           "line can "
           "have two, so each line has its %v in one of these boxes, and nowhere else: ",
           count, &step->cover, value, value);
    nn_say_result(words, "");
}

/* ---- naked and hidden sets --------------------------------------------------------------------------- */

static void say_naked_set(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells cells = nn_cells_of(step->cells);
    const int count = nn_cells_count(cells);
    nn_say(words, "In %h the %N cells %C have together only the %N candidates %W (", (int)step->base.houses[0], count,
           &cells, nn_count_bits(step->values), step->values);
    nn_say_marks(words, &cells);
    nn_say(words, "). %M cells need %N values, so each of %W is in one of them", count, count, step->values);
}

void nn_reason_naked_set(struct nn_words *words)
{
    say_naked_set(words);
    nn_say_result(words, ", and no cell that sees all of them can have it: ");
}

void nn_reason_locked_set(struct nn_words *words)
{
    say_naked_set(words);
    nn_say(words, ". The cells share %B, so neither has these values elsewhere:", &words->step->base);
    nn_say_result(words, " ");
}

void nn_say_hidden_set(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int house = step->base.houses[0];
    const struct nn_cells cells = nn_cells_of(step->cells);
    const int count = nn_cells_count(cells);
    nn_say(words, "In %h the %N values %W can only be in the %N cells %C.", house, nn_count_bits(step->values),
           step->values, count, &cells);
    for (uint64_t values = step->values; values;) {
        const int value = nn_take_bit(&values) + 1;
        nn_say(words, " For %v: ", value);
        nn_say_exclusions(words, house, value, &cells);
        nn_say(words, ".");
    }
    nn_say(words, " So these values need all of these cells, and nothing else can be there");
}

void nn_reason_hidden_set(struct nn_words *words)
{
    nn_say_hidden_set(words);
    nn_say_result(words, ": ");
}
