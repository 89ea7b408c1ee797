/* link_fish.c: the links drawn for a fish: along the houses of its base (strong where the value has two places) and
 * along those of its cover. An X-wing becomes a square. */
#include "words/sketch.h"

void nn_links_fish(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    const int value = nn_first_value(step->values);
    const struct nn_cells cells = nn_cells_of(step->cells);
    for (size_t index = 0; value && index < step->base.count; index++)
        nn_sketch_places(sketch, step->base.houses[index], value);
    for (size_t index = 0; value && index < step->cover.count; index++) {
        const struct nn_cells places = nn_words_places(&sketch->words, value, step->cover.houses[index]);
        nn_sketch_line(sketch, nn_cells_and(cells, places), value);
    }
}
