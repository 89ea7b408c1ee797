/* link_wings.c: the links drawn for wings without chains: from the removed value in one end of the wing to the same
 * value in the other, as a chain would go. */
#include "words/sketch.h"

static struct nn_cells wing_cells(const struct nn_sketch *sketch, size_t set)
{
    return nn_cells_of(sketch->words.step->sets[set].cells);
}

/* Pivot and pincers; each pincer shares its `link` with the pivot. */
void nn_links_wing(struct nn_sketch *sketch)
{
    const nonet_step_set *const sets = sketch->words.step->sets;
    const struct nn_cells pivot = wing_cells(sketch, 0);
    for (size_t pincer = 1; pincer <= 2; pincer++) {
        const struct nn_cells cells = wing_cells(sketch, pincer);
        const int shared = nn_first_value(sets[pincer].link),
                  other = nn_first_value(sets[pincer].values & ~sets[pincer].link);
        if (!shared || !other) continue;
        nn_sketch_strong(sketch, nn_sketch_end_of(cells, other), nn_sketch_end_of(cells, shared));
        nn_sketch_weak(sketch, nn_sketch_end_of(cells, shared), nn_sketch_end_of(pivot, shared));
    }
    const int one = nn_first_value(sets[1].link), two = nn_first_value(sets[2].link);
    if (one && two) nn_sketch_strong(sketch, nn_sketch_end_of(pivot, one), nn_sketch_end_of(pivot, two));
}

/* The place of the joining value that every place of `one` sees, while those of `two` see the other. */
static int place_near(const struct nn_sketch *sketch, struct nn_cells places, struct nn_sketch_end one,
                      struct nn_sketch_end two)
{
    const struct nn_words *const words = &sketch->words;
    NN_EACH_CELL(place, places)
    {
        const struct nn_cells others = nn_cells_less(places, nn_one_cell(place));
        if (nn_cells_within(one.cells, nn_words_peers(words, place)) &&
            nn_cells_within(two.cells, nn_words_common_peers(words, others)))
            return place;
    }
    return -1;
}

/* From the end's joining value over the two places to that of the other end. */
static void join_ends(struct nn_sketch *sketch, int value)
{
    const struct nn_sketch_end one = nn_end_in_set(sketch, 0, value), two = nn_end_in_set(sketch, 1, value);
    const struct nn_cells places = wing_cells(sketch, 2);
    const int near = place_near(sketch, places, one, two);
    if (near < 0) return;
    const struct nn_sketch_end first = nn_sketch_end_of(nn_one_cell(near), value);
    const struct nn_sketch_end second = nn_sketch_end_of(nn_cells_less(places, first.cells), value);
    nn_sketch_weak(sketch, one, first);
    nn_sketch_strong(sketch, first, second);
    nn_sketch_weak(sketch, second, two);
}

void nn_links_w_wing(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    const int value = nn_first_value(step->sets[2].values),
              removed = nn_first_value(step->values & ~step->sets[2].values);
    if (!value || !removed) return;
    nn_sketch_strong(sketch, nn_end_in_set(sketch, 0, removed), nn_end_in_set(sketch, 0, value));
    join_ends(sketch, value);
    nn_sketch_strong(sketch, nn_end_in_set(sketch, 1, value), nn_end_in_set(sketch, 1, removed));
}

/* The same with almost locked sets as ends. */
void nn_links_als_w_wing(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    const int value = nn_first_value(step->sets[2].values);
    if (!value) return;
    const uint64_t removed = nn_words_removed(&sketch->words) & step->sets[0].values & step->sets[1].values;
    for (uint64_t rest = removed; rest;) nn_sketch_strong_in_set(sketch, 0, nn_take_bit(&rest) + 1, value);
    join_ends(sketch, value);
    for (uint64_t rest = removed; rest;) nn_sketch_strong_in_set(sketch, 1, value, nn_take_bit(&rest) + 1);
}
