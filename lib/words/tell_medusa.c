/* tell_medusa.c: 3D Medusa: a net of candidates in two colours.
 *
 * The sets are, for each value in turn, its blue and its green cells. How the candidates are joined, and what follows
 * from the colours, is worked out from the board. */
#include "words/words.h"

enum { BLUE, GREEN };

struct told_medusa {
    struct nn_words *words;
    struct nn_cells cells[2][NN_LOGIC_SIDE + 1]; /* [colour][value] */
    struct nn_cells told[NN_LOGIC_SIDE + 1];     /* [value]: candidates that have been told */
    enum nn_phrase between;                      /* what stands before the next pair */
};

static void load_medusa(struct told_medusa *medusa, struct nn_words *words)
{
    *medusa = (struct told_medusa){.words = words};
    for (size_t set = 0; set < words->step->set_count; set++) {
        const int value = nn_first_value(words->step->sets[set].values);
        medusa->cells[set % 2][value] = nn_cells_of(words->step->sets[set].cells);
    }
}

static int colour_of_candidate(const struct told_medusa *medusa, int cell, int value)
{
    for (int colour = BLUE; colour <= GREEN; colour++)
        if (nn_cells_have(medusa->cells[colour][value], cell)) return colour;
    return -1;
}

/* ---- line ------------------------------------------------------------------------------------ */

/* "(1r1c35,2r4c4) / (1r2c3)" */
void nn_line_medusa(struct nn_words *words)
{
    struct told_medusa medusa;
    load_medusa(&medusa, words);
    for (int colour = BLUE; colour <= GREEN; colour++) {
        enum nn_phrase between = colour == BLUE ? NN_SAY_OPEN_SET : NN_SAY_SLASH_OPEN;
        for (int value = 1; value <= words->layout->side; value++) {
            if (nn_cells_are_none(medusa.cells[colour][value])) continue;
            nn_say(words, NN_SAY_LINE_MEDUSA, between, value, &medusa.cells[colour][value]);
            between = NN_SAY_SEMICOLON;
        }
        nn_note(words, ")");
    }
    nn_note(words, " => ");
}

/* ---- the net --------------------------------------------------------------------------------- */

/* Is just one of the two candidates told? Then both are from now on. */
static bool leads_on(struct told_medusa *medusa, int cell, int value, int other_cell, int other_value)
{
    const bool has_one = nn_cells_have(medusa->told[value], cell);
    if (has_one == nn_cells_have(medusa->told[other_value], other_cell)) return false;
    nn_cells_add(&medusa->told[value], cell);
    nn_cells_add(&medusa->told[other_value], other_cell);
    nn_say(medusa->words, medusa->between);
    medusa->between = NN_SAY_SEMICOLON;
    return true;
}

/* "r1c1 is 5 or 7": the cells with two candidates that lead on. False: there are none. */
static bool say_new_cells(struct told_medusa *medusa)
{
    bool is_any = false;
    for (int cell = 0; cell < medusa->words->layout->cells; cell++) {
        uint64_t values = medusa->words->candidates[cell];
        if (nn_count_bits(values) != 2) continue;
        const int one = nn_take_bit(&values) + 1, other = nn_take_bit(&values) + 1;
        if (!leads_on(medusa, cell, one, cell, other)) continue;
        nn_say(medusa->words, NN_SAY_LINK_IN_CELL, cell, one, other);
        is_any = true;
    }
    return is_any;
}

/* "in row 4, 5 is in r4c1 or r4c7": the same for places. */
static bool say_new_houses(struct told_medusa *medusa)
{
    struct nn_words *words = medusa->words;
    bool is_any = false;
    for (int house = 0; house < words->layout->houses; house++) {
        for (int value = 1; value <= words->layout->side; value++) {
            struct nn_cells places = nn_words_places(words, value, house);
            if (nn_cells_count(places) != 2) continue;
            const int one = nn_cells_take(&places), other = nn_cells_first(places);
            if (!leads_on(medusa, one, value, other, value)) continue;
            nn_say(words, NN_SAY_LINK_IN_HOUSE, house, value, one, other);
            is_any = true;
        }
    }
    return is_any;
}

static void say_coloured(struct told_medusa *medusa, int colour)
{
    enum nn_phrase between = NN_SAY_NOTHING;
    for (int value = 1; value <= medusa->words->layout->side; value++) {
        if (nn_cells_are_none(medusa->cells[colour][value])) continue;
        nn_say(medusa->words, NN_SAY_COLOURED_CANDIDATES, between, value, &medusa->cells[colour][value]);
        between = NN_SAY_COMMA;
    }
}

/* The phrase, with the first candidate of the net. */
static void say_first_candidate(struct told_medusa *medusa, enum nn_phrase phrase)
{
    const int first = nn_first_value(medusa->words->step->values);
    const struct nn_cells cells = nn_cells_or(medusa->cells[BLUE][first], medusa->cells[GREEN][first]);
    if (!nn_cells_are_none(cells)) medusa->told[first] = nn_one_cell(nn_cells_first(cells));
    nn_say(medusa->words, phrase, first, &medusa->told[first]);
}

/* What is joined, from the first candidate on. */
static void say_medusa_links(struct told_medusa *medusa)
{
    struct nn_words *words = medusa->words;
    say_first_candidate(medusa, NN_SAY_COLOUR_ALL_LINKS_FROM);
    medusa->between = NN_SAY_NOTHING;
    bool goes_on = true;
    while (goes_on) {
        goes_on = say_new_cells(medusa);
        goes_on = say_new_houses(medusa) || goes_on;
    }
    nn_say(words, NN_SAY_COLOUR_THEM_IN_TURN);
}

static void say_medusa_net(struct told_medusa *medusa)
{
    struct nn_words *words = medusa->words;
    if (nn_tells_least(words)) {
        say_first_candidate(medusa, NN_SAY_COLOUR_THE_LINKS_FROM);
    } else {
        if (nn_tells_all(words)) say_medusa_links(medusa);
        nn_say(words, NN_SAY_BLUE_CANDIDATES);
        say_coloured(medusa, BLUE);
        nn_say(words, NN_SAY_GREEN_CANDIDATES);
        say_coloured(medusa, GREEN);
        nn_say(words, NN_SAY_BLUE_OR_GREEN_IS_TRUE);
    }
}

/* ---- a colour that is false ------------------------------------------------------------------ */

static bool say_two_in_cell(const struct told_medusa *medusa)
{
    struct nn_words *words = medusa->words;
    for (int cell = 0; cell < words->layout->cells; cell++) {
        uint64_t values = 0;
        for (int value = 1; value <= words->layout->side; value++)
            if (nn_cells_have(medusa->cells[BLUE][value], cell)) values |= nn_bit(value - 1);
        if (nn_count_bits(values) < 2) continue;
        nn_say(words, NN_SAY_BLUE_TWICE_IN_CELL, cell, values);
        return true;
    }
    return false;
}

static bool say_two_in_house(const struct told_medusa *medusa)
{
    struct nn_words *words = medusa->words;
    for (int house = 0; house < words->layout->houses; house++) {
        for (int value = 1; value <= words->layout->side; value++) {
            const struct nn_cells cells = nn_cells_and(medusa->cells[BLUE][value], nn_words_house(words, house));
            if (nn_cells_count(cells) < 2) continue;
            nn_say(words, NN_SAY_BLUE_TWICE_IN_HOUSE, house, value, &cells);
            return true;
        }
    }
    return false;
}

/* The first blue candidate of the value that the cell sees, or -1. */
static int seen_of_colour(const struct told_medusa *medusa, int colour, int cell, int value)
{
    const struct nn_cells seen = nn_cells_and(medusa->cells[colour][value], nn_words_peers(medusa->words, cell));
    return nn_cells_are_none(seen) ? -1 : nn_cells_first(seen);
}

static bool is_emptied(const struct told_medusa *medusa, int cell)
{
    for (uint64_t values = medusa->words->candidates[cell]; values;) {
        const int value = nn_take_bit(&values) + 1;
        if (colour_of_candidate(medusa, cell, value) != GREEN && seen_of_colour(medusa, BLUE, cell, value) < 0)
            return false;
    }
    return medusa->words->candidates[cell] != 0;
}

static void say_emptied_cell(const struct told_medusa *medusa)
{
    struct nn_words *words = medusa->words;
    int cell = 0;
    while (cell < words->layout->cells && !is_emptied(medusa, cell)) cell++;
    if (cell == words->layout->cells) return;
    nn_say(words, NN_SAY_BLUE_EMPTIES_CELL, cell);
    enum nn_phrase between = NN_SAY_SPACE;
    for (uint64_t values = words->candidates[cell]; values; between = NN_SAY_COMMA) {
        const int value = nn_take_bit(&values) + 1, seen = seen_of_colour(medusa, BLUE, cell, value);
        if (seen >= 0) nn_say(words, NN_SAY_VALUE_IS_BLUE_IN, between, value, seen);
        else nn_say(words, NN_SAY_VALUE_IS_GREEN, between, value);
    }
    nn_say(words, NN_SAY_STOP);
}

static void say_false_colour(const struct told_medusa *medusa)
{
    if (!say_two_in_cell(medusa) && !say_two_in_house(medusa)) say_emptied_cell(medusa);
    nn_say(medusa->words, NN_SAY_BLUE_IS_FALSE_RESULT);
}

/* ---- what both colours rule out -------------------------------------------------------------- */

/* "if blue is true, r1c1 is 5" or "if blue is true, it sees the 3 in r1c1" */
static void say_rule(const struct told_medusa *medusa, int colour, int cell, int value)
{
    struct nn_words *words = medusa->words;
    const int seen = seen_of_colour(medusa, colour, cell, value);
    if (seen >= 0) {
        nn_say(words, NN_SAY_IF_COLOUR_IT_SEES, nn_colour_names[colour], value, seen);
        return;
    }
    int own = 1;
    while (own < words->layout->side && !nn_cells_have(medusa->cells[colour][own], cell)) own++;
    nn_say(words, NN_SAY_IF_COLOUR_IT_IS, nn_colour_names[colour], own);
}

static void say_ruled_out(const struct told_medusa *medusa)
{
    const nonet_step *step = medusa->words->step;
    if (!nn_tells_all(medusa->words)) {
        nn_say(medusa->words, NN_SAY_EITHER_COLOUR_RESULT);
        return;
    }
    for (size_t i = 0; i < step->elimination_count; i++) {
        const int cell = step->eliminations[i].cell, value = step->eliminations[i].value;
        nn_say(medusa->words, NN_SAY_CELL_CANNOT_BE, cell, value);
        say_rule(medusa, BLUE, cell, value);
        nn_say(medusa->words, NN_SAY_SEMICOLON);
        say_rule(medusa, GREEN, cell, value);
        nn_say(medusa->words, NN_SAY_STOP);
    }
}

void nn_reason_medusa(struct nn_words *words)
{
    const nonet_step *step = words->step;
    struct told_medusa medusa;
    load_medusa(&medusa, words);
    say_medusa_net(&medusa);
    const bool is_coloured = step->elimination_count && colour_of_candidate(&medusa, step->eliminations[0].cell,
                                                                            step->eliminations[0].value) == BLUE;
    if (is_coloured) say_false_colour(&medusa);
    else say_ruled_out(&medusa);
}
