/* link_colours.c: the links drawn for colourings: the strong links of the nets, and where two colours meet that cannot
 * both be true. */
#include "words/sketch.h"

/* The net of two colours of one value. */
static void link_net(struct nn_sketch *sketch, struct nn_cells one, struct nn_cells two, int value)
{
    const struct nn_words *const words = &sketch->words;
    for (int house = 0; house < words->layout->houses; house++) {
        const struct nn_cells places = nn_words_places(words, value, house);
        if (nn_cells_count(places) == 2 && nn_cells_meet(places, one) && nn_cells_meet(places, two) &&
            nn_cells_within(places, nn_cells_or(one, two)))
            nn_sketch_places(sketch, house, value);
    }
}

/* Cells of the two colours that see each other. */
static void link_meetings(struct nn_sketch *sketch, struct nn_cells one, struct nn_cells two, int value)
{
    NN_EACH_CELL(cell, one)
    NN_EACH_CELL(other, nn_cells_and(nn_words_peers(&sketch->words, cell), two))
    nn_sketch_weak(sketch, nn_sketch_end_of(nn_one_cell(cell), value), nn_sketch_end_of(nn_one_cell(other), value));
}

static struct nn_cells cells_of_colour(const struct nn_sketch *sketch, size_t set)
{
    return nn_cells_of(sketch->words.step->sets[set].cells);
}

void nn_links_colours(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    const int value = nn_first_value(step->values);
    if (!value) return;
    for (size_t set = 0; set + 1 < step->set_count; set += 2)
        link_net(sketch, cells_of_colour(sketch, set), cells_of_colour(sketch, set + 1), value);
    link_meetings(sketch, cells_of_colour(sketch, 0), cells_of_colour(sketch, 0), value);
    link_meetings(sketch, cells_of_colour(sketch, 1), cells_of_colour(sketch, 1), value);
    for (size_t set = 2; set < step->set_count; set++) {
        link_meetings(sketch, cells_of_colour(sketch, 0), cells_of_colour(sketch, set), value);
        link_meetings(sketch, cells_of_colour(sketch, 1), cells_of_colour(sketch, set), value);
    }
}

/* Cells with candidates of both sets: strong for two colours and nothing else in the cell, weak for one colour. */
typedef void end_linker(struct nn_sketch *sketch, struct nn_sketch_end from, struct nn_sketch_end to);

static void link_in_cells(struct nn_sketch *sketch, size_t first, size_t second, end_linker *link)
{
    const nonet_step_set *const sets = sketch->words.step->sets;
    const int one = nn_first_value(sets[first].values), two = nn_first_value(sets[second].values);
    if (!one || !two || one == two) return;
    NN_EACH_CELL(cell, nn_cells_and(cells_of_colour(sketch, first), cells_of_colour(sketch, second)))
    link(sketch, nn_sketch_end_of(nn_one_cell(cell), one), nn_sketch_end_of(nn_one_cell(cell), two));
}

/* Blue and green alternate, value by value; if a colour is false, it is blue, which then meets itself. */
void nn_links_medusa(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    for (size_t set = 0; set + 1 < step->set_count; set += 2) {
        const int value = nn_first_value(step->sets[set].values | step->sets[set + 1].values);
        if (!value) continue;
        const struct nn_cells blue = cells_of_colour(sketch, set);
        link_net(sketch, blue, cells_of_colour(sketch, set + 1), value);
        link_meetings(sketch, blue, blue, value);
    }
    for (size_t blue = 0; blue < step->set_count; blue += 2) {
        for (size_t green = 1; green < step->set_count; green += 2)
            link_in_cells(sketch, blue, green, nn_sketch_strong);
        for (size_t other = 0; other < blue; other += 2) link_in_cells(sketch, blue, other, nn_sketch_weak);
    }
}
