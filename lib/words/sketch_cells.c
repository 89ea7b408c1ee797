/* sketch_cells.c: the cells and houses that a step is about. To find the values that its reason relies on, the reason
 * is written to no buffer: so text and picture name the same ones. */
#include "words/sketch.h"

static void add_pattern(struct nn_sketch *sketch, nonet_cells cells)
{
    sketch->pattern = nn_cells_or(sketch->pattern, nn_cells_of(cells));
}

static void find_pattern(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    add_pattern(sketch, step->cells);
    add_pattern(sketch, step->fins);
    add_pattern(sketch, step->endo_fins);
    for (size_t set = 0; set < step->set_count; set++) add_pattern(sketch, step->sets[set].cells);
    for (size_t chain = 0; chain < nn_words_branches(&sketch->words); chain++)
        for (size_t node = 0; node < step->chains[chain].count; node++)
            add_pattern(sketch, step->chains[chain].nodes[node].cells);
}

/* Siamese fish and double patterns name some houses twice, exocets some as base and as cover. */
static void add_sketch_houses(struct nn_sketch *sketch, nonet_houses houses, nonet_house_part part)
{
    for (size_t index = 0; index < houses.count; index++) {
        uint8_t *const parts = &sketch->house_parts[houses.houses[index]];
        if (!*parts) sketch->houses[sketch->house_count++] = houses.houses[index];
        *parts |= (uint8_t)part;
    }
}

static void find_targets(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    sketch->targets = nn_words_losers(&sketch->words);
    for (size_t index = 0; index < step->placement_count; index++)
        nn_cells_add(&sketch->targets, step->placements[index].cell);
}

/* Chains reason with candidates alone. */
static void find_holders(struct nn_sketch *sketch)
{
    struct nn_words *const words = &sketch->words;
    if (sketch->teller && !words->step->chain_count) sketch->teller->reason(words);
    words->leaned_on = nn_cells_or(words->leaned_on, nn_cells_and(sketch->pattern, words->filled));
}

/* The text names houses or values; a drawing needs cells. */
static void find_place(struct nn_sketch *sketch)
{
    struct nn_words *const words = &sketch->words;
    struct nn_place *const place = &sketch->place;
    (sketch->teller ? sketch->teller->place : nn_place_result)(words, place);
    for (size_t index = 0; index < place->house_count; index++)
        place->cells = nn_cells_or(place->cells, nn_words_house(words, place->houses[index]));
    for (uint64_t values = nn_cells_are_none(place->cells) ? place->values : 0; values;) {
        const int value = nn_take_bit(&values) + 1;
        place->cells = nn_cells_or(place->cells, nn_cells_or(words->places[value], words->holders[value]));
    }
}

void nn_sketch_cells(struct nn_sketch *sketch)
{
    find_pattern(sketch);
    add_sketch_houses(sketch, sketch->words.step->base, NONET_HOUSE_PART_BASE);
    add_sketch_houses(sketch, sketch->words.step->cover, NONET_HOUSE_PART_COVER);
    find_targets(sketch);
    find_holders(sketch);
    find_place(sketch);
}
