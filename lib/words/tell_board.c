/* tell_board.c: what can be seen on the board: why a value cannot go into certain cells. */
#include "words/words.h"

/* The cells of the set that this filled cell rules out. */
static struct nn_cells seen_from(const struct nn_words *words, int holder, struct nn_cells set)
{
    return nn_cells_and(nn_words_peers(words, holder), set);
}

/* The filled cell with the value that rules out most of the cells; -1: none rules out any. */
static int best_blocker(const struct nn_words *words, int value, struct nn_cells cells)
{
    int best = -1, most = 0;
    NN_EACH_CELL(holder, words->holders[value])
    {
        const int count = nn_cells_count(seen_from(words, holder, cells));
        if (count > most) most = count, best = holder;
    }
    return best;
}

bool nn_say_exclusions(struct nn_words *words, int house, int value, const struct nn_cells *kept)
{
    const struct nn_cells others = nn_cells_less(nn_words_house(words, house), *kept);
    const struct nn_cells filled = nn_cells_and(others, words->filled);
    struct nn_cells open = nn_cells_less(others, words->filled);
    enum nn_phrase between = NN_SAY_NOTHING;
    if (!nn_cells_are_none(filled)) {
        nn_say(words, NN_SAY_CELLS_ARE_FILLED, &filled);
        between = NN_SAY_COMMA;
    }
    for (int holder; (holder = best_blocker(words, value, open)) >= 0; between = NN_SAY_COMMA) {
        const struct nn_cells blocked = seen_from(words, holder, open);
        nn_say(words, NN_SAY_VALUE_RULES_OUT, between, value, holder, &blocked);
        open = nn_cells_less(open, blocked);
        nn_cells_add(&words->leaned_on, holder);
    }
    if (!nn_cells_are_none(open)) nn_say(words, NN_SAY_VALUE_HAS_GONE, between, value, &open);
    return !nn_cells_are_none(others);
}

/* The filled cells that rule out the value in the open ones; takes out of these what they see. */
static struct nn_cells find_blockers(const struct nn_words *words, int value, struct nn_cells *open)
{
    struct nn_cells blockers = nn_no_cells();
    for (int holder; (holder = best_blocker(words, value, *open)) >= 0;) {
        nn_cells_add(&blockers, holder);
        *open = nn_cells_less(*open, seen_from(words, holder, *open));
    }
    return blockers;
}

void nn_say_blockers(struct nn_words *words, int house, int value, int cell)
{
    struct nn_cells open = nn_cells_less(nn_words_house(words, house), words->filled);
    nn_cells_drop(&open, cell);
    const struct nn_cells blockers = find_blockers(words, value, &open);
    if (!nn_cells_are_none(blockers)) {
        nn_say(words, NN_SAY_VALUES_LEAVE_ONE_PLACE, value, &blockers, cell, house, &open);
    } else if (nn_cells_are_none(open)) {
        nn_say(words, NN_SAY_LAST_EMPTY_CELL, cell, house, value);
    } else {
        nn_say(words, NN_SAY_ONE_PLACE_IS_LEFT, &open, value, house, cell);
    }
}

/* The cells of the house that hold one of the values are named as reasons. */
static void lean_on_values(struct nn_words *words, int house, uint64_t values)
{
    while (values) {
        const struct nn_cells holders = words->holders[nn_take_bit(&values) + 1];
        words->leaned_on = nn_cells_or(words->leaned_on, nn_cells_and(holders, nn_words_house(words, house)));
    }
}

/* The values that stand in the house. */
static uint64_t values_in_house(const struct nn_words *words, int house)
{
    uint64_t values = 0;
    for (int value = 1; value <= words->layout->side; value++)
        if (nn_cells_meet(words->holders[value], nn_words_house(words, house))) values |= nn_bit(value - 1);
    return values;
}

/* The house of the cell that has most of the values; -1: none has any. */
static int best_house(const struct nn_words *words, int cell, uint64_t values)
{
    int best = -1, most = 0;
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = nn_words_house_of(words, cell, kind);
        const int count = nn_count_bits(values_in_house(words, house) & values);
        if (count > most) most = count, best = house;
    }
    return best;
}

void nn_say_seen_values(struct nn_words *words, int cell, int value)
{
    uint64_t missing = nn_low_bits(words->layout->side) & ~nn_bit(value - 1);
    uint16_t seen[NN_HOUSE_KINDS];
    nonet_houses houses = {seen, 0};
    for (int house; (house = best_house(words, cell, missing)) >= 0; missing &= ~values_in_house(words, house))
        seen[houses.count++] = (uint16_t)house;
    if (!houses.count) {
        nn_say(words, NN_SAY_ALL_VALUES_ARE_LOST, cell, value);
        return;
    }
    nn_say(words, NN_SAY_CELL_SEES_ALL_VALUES, cell, missing | nn_bit(value - 1), &houses, missing);
}

void nn_say_missing_values(struct nn_words *words, int cell)
{
    uint64_t missing = nn_low_bits(words->layout->side) & ~words->candidates[cell];
    enum nn_phrase between = NN_SAY_NOTHING;
    for (int house; (house = best_house(words, cell, missing)) >= 0; between = NN_SAY_SEMICOLON) {
        const uint64_t here = values_in_house(words, house) & missing;
        nn_say(words, NN_SAY_VALUES_ARE_IN_HOUSE, between, here, house);
        lean_on_values(words, house, here);
        missing &= ~here;
    }
    if (missing) nn_say(words, NN_SAY_VALUES_HAVE_GONE, between, missing);
}

void nn_say_marks(struct nn_words *words, const struct nn_cells *cells)
{
    enum nn_phrase between = NN_SAY_NOTHING;
    NN_EACH_CELL(cell, *cells)
    {
        nn_say(words, NN_SAY_CELL_WITH_MARKS, between, cell);
        between = NN_SAY_COMMA;
    }
}
