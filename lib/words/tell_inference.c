/* tell_inference.c: why one statement of a chain follows from earlier ones.
 *
 * The chain says only that it does; the reason is worked out from the board. A value is out of a cell because the cell
 * has another value, or because a house has the value already; it must be in a cell because everything else in the cell
 * or in a house is out. The first reason that holds is given, a cell before a house. So a chain that skips the obvious
 * can be explained, too. */
#include "words/words.h"

static struct nn_cells cells_of_node(const nonet_step_node *node)
{
    return nn_cells_of(node->cells);
}

/* A true node: the value cannot stand in this cell besides. */
static bool true_node_excludes(const struct nn_words *words, const nonet_step_node *node, int cell, int value)
{
    const struct nn_cells at = cells_of_node(node);
    if (node->value != value) return nn_cells_equal(at, nn_one_cell(cell));
    return !nn_cells_have(at, cell) && nn_cells_within(at, nn_words_peers(words, cell));
}

/* Does the node say, or mean at once, that the cell is not this value? */
static bool node_excludes(const struct nn_words *words, const nonet_step_node *node, int cell, int value)
{
    if (node->is_true) return true_node_excludes(words, node, cell, value);
    return node->value == value && nn_cells_have(cells_of_node(node), cell);
}

static bool causes_exclude(const struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node,
                           int cell, int value)
{
    for (size_t i = 0; i < node->cause_count; i++)
        if (node_excludes(words, &chain->nodes[node->causes[i]], cell, value)) return true;
    return false;
}

bool nn_is_last_value(const struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    if (node->cells.count != 1) return false;
    const int cell = node->cells.cells[0];
    uint64_t others = words->candidates[cell] & ~nn_bit(node->value - 1);
    while (others)
        if (!causes_exclude(words, chain, node, cell, nn_take_bit(&others) + 1)) return false;
    return true;
}

int nn_house_of_last_place(const struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const struct nn_cells cells = cells_of_node(node);
    for (int house = 0; (house = nn_words_house_around(words, cells, house)) >= 0; house++) {
        bool is_last = true;
        NN_EACH_CELL(cell, nn_cells_less(nn_words_places(words, node->value, house), cells))
        is_last = is_last && causes_exclude(words, chain, node, cell, node->value);
        if (is_last) return house;
    }
    return -1;
}

static void say_why_true(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const bool is_plain = nn_chain_is_plain(chain);
    const struct nn_cells cells = cells_of_node(node);
    if (nn_is_last_value(words, chain, node)) {
        const int cell = node->cells.cells[0];
        if (is_plain && nn_count_bits(words->candidates[cell]) == 2) nn_say(words, NN_SAY_ONLY_OTHER_CANDIDATE, cell);
        else nn_say(words, NN_SAY_NO_OTHER_CANDIDATE, cell);
        return;
    }
    const int house = nn_house_of_last_place(words, chain, node);
    if (house >= 0) nn_say(words, NN_SAY_ONLY_OTHER_PLACE, is_plain, &cells, (int)node->value, house);
    else nn_say(words, NN_SAY_IT_FOLLOWS);
}

const nonet_step_node *nn_excluding_cause(const struct nn_words *words, const nonet_step_chain *chain,
                                          const nonet_step_node *node)
{
    for (size_t i = 0; i < node->cause_count; i++) {
        const nonet_step_node *cause = &chain->nodes[node->causes[i]];
        bool excludes = cause->is_true;
        for (size_t at = 0; at < node->cells.count; at++)
            excludes = excludes && node_excludes(words, cause, node->cells.cells[at], node->value);
        if (excludes) return cause;
    }
    return NULL;
}

static void say_why_false(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const nonet_step_node *cause = nn_excluding_cause(words, chain, node);
    if (!cause) {
        nn_say(words, NN_SAY_IT_FOLLOWS);
        return;
    }
    if (cause->value != node->value) {
        nn_say(words, NN_SAY_IT_IS, (int)cause->value);
        return;
    }
    const struct nn_cells there = cells_of_node(cause);
    const int house = nn_words_house_around(words, nn_cells_or(cells_of_node(node), there), 0);
    if (house >= 0) nn_say(words, NN_SAY_HOUSE_HAS_VALUE, house, (int)cause->value, &there);
    else nn_say(words, NN_SAY_IT_SEES_CELLS, &there);
}

/* A cell outside the set loses values that the set needs: ", so all others are needed; r1c9 sees all
 * their 1 and 6, and has nothing else but 3". */
static void say_what_set_leaves(struct nn_words *words, const nonet_step_node *node, const nonet_step_set *set)
{
    const int cell = node->cells.cells[0];
    const uint64_t lost = words->candidates[cell] & set->values & ~nn_bit(node->value - 1);
    nn_say(words, NN_SAY_CELL_KEEPS_ONLY, cell, lost, (int)node->value);
}

/* The node's cells are all places of its value in the set, and not the whole set: worth telling. */
static bool names_places_in_set(const struct nn_words *words, const nonet_step_node *node, struct nn_cells set,
                                struct nn_cells *places)
{
    *places = nn_cells_and(words->places[node->value], set);
    return !nn_cells_are_none(*places) && !nn_cells_equal(*places, set) &&
           nn_cells_within(*places, cells_of_node(node));
}

/* ", and 4, which is only in r2c2 there, is out" */
static void say_what_set_lost(struct nn_words *words, const nonet_step_node *lost, struct nn_cells set)
{
    struct nn_cells places;
    if (!names_places_in_set(words, lost, set, &places)) places = nn_no_cells();
    nn_say(words, NN_SAY_LOST_VALUE_IS_OUT, (int)lost->value, &places);
}

/* What must be in the set: ", so all others are needed, and 1 is only in r2c2 there" */
static void say_what_set_needs(struct nn_words *words, const nonet_step_node *node, struct nn_cells set)
{
    struct nn_cells places;
    nn_say(words, NN_SAY_ALL_OTHERS_ARE_NEEDED);
    if (names_places_in_set(words, node, set, &places))
        nn_say(words, NN_SAY_IT_IS_ONLY_THERE, (int)node->value, &places);
}

/* Through an almost locked set: k cells with k+1 values, one of which is out, keep all others. */
static void say_why_by_set(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const nonet_step_node *lost = node->cause_count ? &chain->nodes[node->causes[0]] : node;
    const nonet_step_set *set = &words->step->sets[node->set];
    const struct nn_cells cells = nn_cells_of(set->cells);
    const int count = nn_cells_count(cells);
    if (count == 1) nn_say(words, NN_SAY_CELL_HAS_ONLY, &cells, set->values);
    else nn_say(words, NN_SAY_CELLS_HAVE_ONLY, &cells, set->values);
    if (count > 1 && node->is_true && !lost->is_true) say_what_set_lost(words, lost, cells);
    else if (count > 1) nn_say(words, NN_SAY_ONE_OF_THESE_IS_OUT);
    if (!node->is_true) nn_say(words, NN_SAY_VALUE_IS_NEEDED_THERE, (int)node->value);
    else if (nn_cells_meet(cells, cells_of_node(node))) say_what_set_needs(words, node, cells);
    else say_what_set_leaves(words, node, set);
}

void nn_say_inference(struct nn_words *words, const nonet_step_chain *chain, size_t index)
{
    const nonet_step_node *node = &chain->nodes[index];
    if (node->set >= 0 && (size_t)node->set < words->step->set_count) say_why_by_set(words, chain, node);
    else if (nn_follows_by_pattern(node)) nn_say_pattern(words, chain, node);
    else if (node->is_true) say_why_true(words, chain, node);
    else say_why_false(words, chain, node);
}

void nn_say_statement(struct nn_words *words, const nonet_step_node *node)
{
    const struct nn_cells cells = cells_of_node(node);
    if (node->cells.count == 1) nn_say(words, NN_SAY_CELL_IS_OR_IS_NOT, node->is_true, &cells, (int)node->value);
    else nn_say(words, NN_SAY_VALUE_IS_IN_CELLS, node->is_true, &cells, (int)node->value);
}
