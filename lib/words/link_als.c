/* link_als.c: the links drawn for almost locked sets: weak ones for the values that tie a set to the next, and strong
 * ones inside the sets, from each such value to the next and, at the ends, to what is removed. */
#include "words/sketch.h"

static void tie_sets(struct nn_sketch *sketch, size_t one, size_t two, uint64_t values)
{
    while (values) {
        const int value = nn_take_bit(&values) + 1;
        nn_sketch_weak(sketch, nn_end_in_set(sketch, one, value), nn_end_in_set(sketch, two, value));
    }
}

/* Strong links in the set, from these values to those. */
static void link_in_set(struct nn_sketch *sketch, size_t set, uint64_t from, uint64_t to)
{
    for (uint64_t one = from; one;) {
        const int value = nn_take_bit(&one) + 1;
        for (uint64_t two = to; two;) nn_sketch_strong_in_set(sketch, set, value, nn_take_bit(&two) + 1);
    }
}

/* Two sets; if two values tie them, they make a loop, which also removes other values. */
void nn_links_als_xz(struct nn_sketch *sketch)
{
    const nonet_step_set *const sets = sketch->words.step->sets;
    const uint64_t ties = sets[0].link;
    const uint64_t removed = nn_words_removed(&sketch->words) & sets[0].values & sets[1].values & ~ties;
    const bool is_loop = ties && !nn_has_one_bit(ties);
    link_in_set(sketch, 0, is_loop ? ties : removed, ties);
    tie_sets(sketch, 0, 1, ties);
    link_in_set(sketch, 1, ties, is_loop ? ties : removed);
}

void nn_links_als_chain(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    const size_t last = step->set_count - 1;
    const uint64_t removed = nn_words_removed(&sketch->words) & step->sets[0].values & step->sets[last].values;
    uint64_t before = removed;
    for (size_t set = 0; set <= last; set++) {
        const uint64_t behind = set < last ? step->sets[set].link : removed;
        link_in_set(sketch, set, before, behind);
        if (set < last) tie_sets(sketch, set, set + 1, behind);
        before = behind;
    }
}

/* The stem's values, each tied to its petal, and from there to what is removed. */
void nn_links_death_blossom(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    for (size_t petal = 1; petal < step->set_count; petal++) {
        const nonet_step_set *const set = &step->sets[petal];
        tie_sets(sketch, 0, petal, set->link);
        link_in_set(sketch, petal, set->link, nn_words_removed(&sketch->words) & set->values & ~set->link);
    }
}
