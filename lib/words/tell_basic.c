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
    const int house = words->step->base.houses[0], cell = single_cell(words), value = single_value(words);
    if (nn_tells_all(words)) nn_say(words, "%c is the last empty cell of %h, which lacks only %v.", cell, house, value);
    else nn_say(words, "In %h only %v is missing, so %c is %v.", house, value, cell, value);
}

void nn_reason_last_digit(struct nn_words *words)
{
    const int cell = single_cell(words), value = single_value(words);
    const uint8_t *houses = words->layout->seats[cell].house;
    words->leaned_on = words->holders[value];
    if (!nn_tells_all(words)) {
        nn_say(words, "Only one %v is missing: in %h, %h and %h, which meet in %c.", value, houses[NN_ROW],
               houses[NN_COLUMN], houses[NN_BOX], cell);
        return;
    }
    nn_say(words,
           "Only one %v is missing on the board: every row but %h, every column but %h and every box but %h has its "
           "%v. These three meet in %c, so it is %v.",
           value, houses[NN_ROW], houses[NN_COLUMN], houses[NN_BOX], value, cell, value);
}

void nn_reason_naked_single(struct nn_words *words)
{
    const int cell = single_cell(words), value = single_value(words);
    if (!nn_tells_all(words)) {
        nn_say_seen_values(words, cell, value);
        return;
    }
    nn_say(words, "%c can only be %v: ", cell, value);
    nn_say_missing_values(words, cell);
    nn_say(words, ".");
}

static void say_hidden_single_in_full(struct nn_words *words, int house, int value, int cell)
{
    const struct nn_cells kept = nn_one_cell(cell);
    nn_say(words, "In %h the only place left for %v is %c: ", house, value, cell);
    nn_say_exclusions(words, house, value, &kept);
    nn_say(words, ".");
}

void nn_reason_hidden_single(struct nn_words *words)
{
    const int house = words->step->base.houses[0], cell = single_cell(words), value = single_value(words);
    if (nn_tells_all(words)) say_hidden_single_in_full(words, house, value, cell);
    else nn_say_blockers(words, house, value, cell);
}

void nn_reason_brute_force(struct nn_words *words)
{
    nn_say(words, "No reason is given: %c is %v in the solution.", single_cell(words), single_value(words));
}

/* ---- locked candidates ------------------------------------------------------------------------------- */

/* "In box 3, 5 can only be in r1c78", in full with the reasons. */
static void say_only_places(struct nn_words *words, int house, int value, const struct nn_cells *places)
{
    nn_say(words, "In %h, %v can only be in %C", house, value, places);
    if (!nn_tells_all(words)) return;
    nn_say(words, ": ");
    nn_say_exclusions(words, house, value, places);
}

void nn_say_locked(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int from = step->base.houses[0], to = step->cover.houses[0], value = nn_first_value(step->values);
    const struct nn_cells places = nn_cells_of(step->cells);
    if (!nn_tells_all(words)) {
        nn_say(words, "The %v of %h must be in %h (%C)", value, from, to, &places);
        return;
    }
    say_only_places(words, from, value, &places);
    nn_say(words, ". All these places are in %h too, so no other cell of %h can be %v", to, to, value);
}

void nn_reason_locked(struct nn_words *words)
{
    nn_say_locked(words);
    nn_say_result(words, nn_tells_all(words) ? ": " : ", so ");
}

void nn_reason_locked_lines(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int value = nn_first_value(step->values);
    for (size_t i = 0; i < step->base.count && nn_tells_all(words); i++) {
        const int box = step->base.houses[i];
        const struct nn_cells places = nn_words_places(words, value, box);
        say_only_places(words, box, value, &places);
        nn_say(words, ". ");
    }
    nn_say(words, "In %B, %v can only be in %B, one box for each line, so these lines have their %vs there",
           &step->base, value, &step->cover, value);
    nn_say_result(words, nn_tells_all(words) ? " and nowhere else: " : ": ");
}

/* ---- naked and hidden sets --------------------------------------------------------------------------- */

static void say_naked_set(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells cells = nn_cells_of(step->cells);
    const int house = step->base.houses[0];
    if (!nn_tells_all(words)) {
        nn_say(words, "In %h, %E hold %W in some order", house, &cells, step->values);
        return;
    }
    nn_say(words, "In %h, %E have only the candidates %W (", house, &cells, step->values);
    nn_say_marks(words, &cells);
    nn_say(words, "). So they hold these %N values in some order", nn_count_bits(step->values));
}

void nn_reason_naked_set(struct nn_words *words)
{
    const bool is_pair = words->step->cells.count == 2;
    say_naked_set(words);
    nn_say(words, "%(, and no cell that sees %s can be %O: %)", is_pair ? "both" : "all of them", words->step->values);
    nn_say_result(words, nn_tells_all(words) ? "" : ", so ");
}

void nn_reason_locked_set(struct nn_words *words)
{
    const nonet_step *const step = words->step;
    const struct nn_cells cells = nn_cells_of(step->cells);
    if (nn_tells_all(words)) {
        say_naked_set(words);
        nn_say(words, ". The cells share %B, so no other cell of these can be %O: ", &step->base, step->values);
    } else {
        nn_say(words, "%E hold %W in some order and share %B", &cells, step->values, &step->base);
    }
    nn_say_result(words, nn_tells_all(words) ? "" : ", so ");
}

void nn_say_hidden_set(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const int house = step->base.houses[0];
    const struct nn_cells cells = nn_cells_of(step->cells);
    nn_say(words, "In %h, %W can only be in %E", house, step->values, &cells);
    for (uint64_t values = nn_tells_all(words) ? step->values : 0; values;) {
        const int value = nn_take_bit(&values) + 1;
        nn_say(words, ". For %v: ", value);
        nn_say_exclusions(words, house, value, &cells);
    }
    nn_say(words,
           nn_tells_all(words) ? ". These values need all these cells, so nothing else can be there"
                               : ", so nothing else can be there",
           nn_count_bits(step->values), nn_cells_count(cells));
}

void nn_reason_hidden_set(struct nn_words *words)
{
    nn_say_hidden_set(words);
    nn_say_result(words, ": ");
}
