/* link_rectangles.c: the links drawn for patterns that would allow two solutions: the sides of the rectangle or loop,
 * and the value confined to two of its cells in a house (types 4 and 6, hidden rectangles). */
#include "words/sketch.h"

/* Each of the cells to the next one. */
static void draw_row(struct nn_sketch *sketch, struct nn_cells cells, uint8_t *sides)
{
    int before = -1;
    NN_EACH_CELL(cell, cells)
    {
        if (before >= 0) {
            nn_sketch_side(sketch, before, cell);
            sides[before]++;
            sides[cell]++;
        }
        before = cell;
    }
}

/* Along the lines; where a loop turns in a box, its two cells there have only one side by their lines. */
static void draw_sides(struct nn_sketch *sketch, struct nn_cells cells)
{
    const struct nn_words *const words = &sketch->words;
    uint8_t sides[NN_LOGIC_CELLS] = {0};
    for (int house = 0; house < words->layout->houses; house++) {
        struct nn_cells here = nn_cells_and(nn_words_house(words, house), cells);
        if (nn_words_kind_of(words, house) == NN_BOX) {
            NN_EACH_CELL(cell, here) if (sides[cell] >= 2) nn_cells_drop(&here, cell);
            if (nn_cells_count(here) != 2) continue;
        }
        draw_row(sketch, here, sides);
    }
}

void nn_links_rectangle(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    draw_sides(sketch, nn_cells_of(step->cells));
    uint64_t confined = 0;
    for (size_t set = 0; set < step->set_count; set++) confined |= step->sets[set].link & step->values;
    while (confined) {
        const int value = nn_take_bit(&confined) + 1;
        for (size_t index = 0; index < step->base.count; index++) {
            const int house = step->base.houses[index];
            const struct nn_cells places = nn_words_places(&sketch->words, value, house);
            if (nn_cells_count(places) == 2) nn_sketch_places(sketch, house, value);
        }
    }
}
