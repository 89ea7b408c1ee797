/* tell_result.c: what a step does, in short form and as a sentence. */
#include "words/words.h"

/* The cells that lose the value. */
static struct nn_cells losers_of(const struct nn_words *words, int value)
{
    struct nn_cells cells = nn_no_cells();
    for (size_t i = 0; i < words->step->elimination_count; i++)
        if (words->step->eliminations[i].value == value) nn_cells_add(&cells, words->step->eliminations[i].cell);
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
    for (size_t i = 0; i < words->step->elimination_count; i++) nn_cells_add(&cells, words->step->eliminations[i].cell);
    return cells;
}

void nn_say_result_short(struct nn_words *words)
{
    const char *between = "";
    for (uint64_t values = nn_words_removed(words); values; between = ", ") {
        const int value = nn_take_bit(&values) + 1;
        const struct nn_cells losers = losers_of(words, value);
        nn_note(words, "%s%C<>%v", between, &losers, value);
    }
    for (size_t i = 0; i < words->step->placement_count; i++, between = ", ")
        nn_note(words, "%s%c=%v", between, (int)words->step->placements[i].cell, (int)words->step->placements[i].value);
}

/* Removals are written in groups: some values and the cells that lose all of them. There are never more groups than
 * values. */
enum { MOST_GROUPS = NN_LOGIC_SIDE };

struct removal_group {
    uint64_t values;
    struct nn_cells cells;
};

static uint64_t values_lost_by(const struct nn_words *words, int cell)
{
    uint64_t values = 0;
    for (size_t i = 0; i < words->step->elimination_count; i++)
        if (words->step->eliminations[i].cell == cell) values |= nn_bit(words->step->eliminations[i].value - 1);
    return values;
}

/* Values that leave exactly the same cells together. */
static int group_by_cells(const struct nn_words *words, struct removal_group *groups)
{
    int count = 0;
    for (uint64_t values = nn_words_removed(words); values;) {
        const int value = nn_take_bit(&values) + 1;
        const struct nn_cells losers = losers_of(words, value);
        int at = 0;
        while (at < count && !nn_cells_equal(groups[at].cells, losers)) at++;
        if (at == count) groups[count++] = (struct removal_group){0, losers};
        groups[at].values |= nn_bit(value - 1);
    }
    return count;
}

/* Cells that lose exactly the same values together. MOST_GROUPS + 1: there are more, so this form is not used. */
static int group_by_values(const struct nn_words *words, struct removal_group *groups)
{
    int count = 0;
    NN_EACH_CELL(cell, nn_words_losers(words))
    {
        const uint64_t lost = values_lost_by(words, cell);
        int at = 0;
        while (at < count && groups[at].values != lost) at++;
        if (at == MOST_GROUPS) return MOST_GROUPS + 1;
        if (at == count) groups[count++] = (struct removal_group){lost, nn_no_cells()};
        nn_cells_add(&groups[at].cells, cell);
    }
    return count;
}

/* The fewest groups that tell all removals; of as many, by value. Returns their number. */
static int group_removals(const struct nn_words *words, struct removal_group *groups)
{
    const int count = group_by_values(words, groups);
    struct removal_group others[MOST_GROUPS];
    const int other_count = group_by_cells(words, others);
    if (other_count > count) return count;
    for (int i = 0; i < other_count; i++) groups[i] = others[i];
    return other_count;
}

/* "3 and 4 can be removed from r1c1, and 5 from r2c1" */
static void say_removals_in_full(struct nn_words *words, const struct removal_group *groups, int count)
{
    bool has_several = false; /* values in a group: then another "and" needs a comma */
    for (int i = 0; i < count; i++) has_several = has_several || !nn_has_one_bit(groups[i].values);
    for (int i = 0; i < count; i++) {
        if (has_several && i) nn_say(words, i == count - 1 ? NN_SAY_COMMA_AND : NN_SAY_COMMA);
        else nn_say_joint(words, i, count);
        nn_say(words, NN_SAY_REMOVALS_IN_FULL, i > 0, i + 1 == count, groups[i].values, &groups[i].cells);
    }
}

/* "r1c1 cannot be 3 or 4, and r2c1 cannot be 5"; where room is short, of more than two groups: "..., and r2c1 not 5" */
static void say_removals_short(struct nn_words *words, const struct removal_group *groups, int count)
{
    for (int i = 0; i < count; i++) {
        if (i) nn_say(words, i == count - 1 ? NN_SAY_COMMA_AND : NN_SAY_COMMA);
        nn_say(words, NN_SAY_REMOVALS, i && count > 2 && nn_tells_least(words), &groups[i].cells, groups[i].values);
    }
}

static void say_removals(struct nn_words *words)
{
    enum { MANY_GROUPS = 4 };
    struct removal_group groups[MOST_GROUPS];
    const int count = group_removals(words, groups);
    if (count >= MANY_GROUPS && nn_tells_least(words)) {
        nn_say(words, NN_SAY_MANY_REMOVALS, (int)words->step->elimination_count);
        return;
    }
    const bool is_one = count == 1 && nn_has_one_bit(groups[0].values) && nn_cells_count(groups[0].cells) == 1;
    if (is_one || !nn_tells_all(words)) say_removals_short(words, groups, count);
    else say_removals_in_full(words, groups, count);
}

void nn_say_result(struct nn_words *words)
{
    const nonet_step *step = words->step;
    say_removals(words);
    if (step->elimination_count && step->placement_count) nn_say(words, NN_SAY_COMMA_AND);
    for (size_t i = 0; i < step->placement_count; i++) {
        nn_say_joint(words, (int)i, (int)step->placement_count);
        nn_say(words, NN_SAY_CELL_IS, (int)step->placements[i].cell, (int)step->placements[i].value);
    }
}

void nn_say_result_of_seeing(struct nn_words *words, enum nn_phrase seeing)
{
    const struct nn_cells losers = nn_words_losers(words);
    const uint64_t removed = nn_words_removed(words);
    if (nn_has_one_bit(removed) && !words->step->placement_count) nn_say(words, seeing, &losers, removed);
    else nn_say(words, NN_SAY_SO_RESULT);
}
