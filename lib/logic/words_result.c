/* words_result.c: what a step does, in short and as a sentence. */
#include "logic/words.h"

/* The cells that lose the value. */
static struct nn_cells losers_of(const struct nn_words *words, int value)
{
    struct nn_cells cells = nn_no_cells();
    for (size_t i = 0; i < words->step->elimination_count; i++)
        if (words->step->eliminations[i].value == value)
            nn_cells_add(&cells, words->step->eliminations[i].cell);
    return cells;
}

uint64_t nn_words_removed(const struct nn_words *words)
{
    uint64_t values = 0;
    for (size_t i = 0; i < words->step->elimination_count; i++)
        values |= nn_bit(words->step->eliminations[i].value - 1);
    return values;
}

struct nn_cells nn_words_losers(const struct nn_words *words)
{
    struct nn_cells cells = nn_no_cells();
    for (size_t i = 0; i < words->step->elimination_count; i++)
        nn_cells_add(&cells, words->step->eliminations[i].cell);
    return cells;
}

void nn_say_result_short(struct nn_words *words)
{
    const char *between = "";
    for (uint64_t values = nn_words_removed(words); values; between = ", ") {
        const int value = nn_take_bit(&values) + 1;
        const struct nn_cells losers = losers_of(words, value);
        nn_say(words, "%s%C<>%v", between, &losers, value);
    }
    for (size_t i = 0; i < words->step->placement_count; i++, between = ", ")
        nn_say(words, "%s%c=%v", between, (int)words->step->placements[i].cell,
               (int)words->step->placements[i].value);
}

static void say_removals(struct nn_words *words)
{
    uint64_t values = nn_words_removed(words);
    const int count = nn_count_bits(values);
    const struct nn_cells all = nn_words_losers(words);
    if (count && nn_cells_count(all) == 1) {
        nn_say(words, "%C cannot be %O", &all, values);
        return;
    }
    for (int index = 0; values; index++) {
        const int value = nn_take_bit(&values) + 1;
        const struct nn_cells losers = losers_of(words, value);
        nn_say_joint(words, index, count);
        nn_say(words, index ? "%v from %C" : "%v can be removed from %C", value, &losers);
    }
}

void nn_say_result(struct nn_words *words, const char *start)
{
    const nonet_step *step = words->step;
    nn_say(words, "%s", start);
    say_removals(words);
    if (step->elimination_count && step->placement_count) nn_say(words, ", and ");
    for (size_t i = 0; i < step->placement_count; i++) {
        nn_say_joint(words, (int)i, (int)step->placement_count);
        nn_say(words, "%c is %v", (int)step->placements[i].cell, (int)step->placements[i].value);
    }
    nn_say(words, ".");
}
