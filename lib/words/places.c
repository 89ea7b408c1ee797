/* places.c: where to look for a step, giving away as little as possible. The placers of the techniques fill in cells,
 * houses and values, from which both the sentence and the picture are made. */
#include "words/words.h"

/* ---- places -------------------------------------------------------------------------------------- */

void nn_place_house(const struct nn_words *words, struct nn_place *place)
{
    place->houses[place->house_count++] = words->step->base.houses[0];
}

void nn_place_values(const struct nn_words *words, struct nn_place *place)
{
    place->values = words->step->values;
}

void nn_place_house_value(const struct nn_words *words, struct nn_place *place)
{
    nn_place_house(words, place);
    nn_place_values(words, place);
}

/* Once. */
static void add_place_house(struct nn_place *place, uint16_t house)
{
    for (size_t index = 0; index < place->house_count; index++)
        if (place->houses[index] == house) return;
    if (place->house_count < NN_LOGIC_HOUSES) place->houses[place->house_count++] = house;
}

/* The houses of the pattern, if it has some; double patterns may name one twice. */
void nn_place_houses(const struct nn_words *words, struct nn_place *place)
{
    const nonet_houses *const base = &words->step->base;
    for (size_t index = 0; index < base->count; index++) add_place_house(place, base->houses[index]);
    nn_place_values(words, place);
}

/* The boxes in which the first two sets are. */
void nn_place_boxes(const struct nn_words *words, struct nn_place *place)
{
    const nonet_step_set *const sets = words->step->sets;
    const struct nn_cells cells = nn_cells_or(nn_cells_of(sets[0].cells), nn_cells_of(sets[1].cells));
    for (int house = 0; house < words->layout->houses; house++)
        if (nn_words_kind_of(words, house) == NN_BOX && nn_cells_meet(nn_words_house(words, house), cells))
            place->houses[place->house_count++] = (uint16_t)house;
    nn_place_values(words, place);
}

/* The box of the single: naming the cell would give away the step. */
void nn_place_box(const struct nn_words *words, struct nn_place *place)
{
    const int cell = words->step->placements[0].cell;
    place->houses[place->house_count++] = nn_words_house_of(words, cell, NN_BOX);
}

void nn_place_first_set(const struct nn_words *words, struct nn_place *place)
{
    place->cells = nn_cells_of(words->step->sets[0].cells);
}

/* The cells that change. */
void nn_place_result(const struct nn_words *words, struct nn_place *place)
{
    place->cells = nn_words_losers(words);
    for (size_t i = 0; i < words->step->placement_count; i++)
        nn_cells_add(&place->cells, words->step->placements[i].cell);
}

void nn_place_givens(const struct nn_words *words, struct nn_place *place)
{
    place->cells = nn_words_givens(words);
    place->is_pattern_of_givens = true;
}

/* ---- in words ------------------------------------------------------------------------------------ */

void nn_say_place(struct nn_words *words, nn_placer *placer)
{
    struct nn_place place = {0};
    placer(words, &place);
    const nonet_houses houses = {place.houses, place.house_count};
    nn_say(words, NN_SAY_LOOK_AT, place.values, &houses, place.is_pattern_of_givens, &place.cells);
}
