/* tell_pattern.c: statements that follow by a pattern: pointing and claiming, pairs, X-wings.
 *
 * The causes of such a statement are the candidates that had to be removed for the pattern to appear. Its place is
 * found on the board without these candidates. */
#include "words/words.h"

/* The cells that the causes put out for this value. */
static struct nn_cells cells_put_out(const nonet_step_chain *chain, const nonet_step_node *node, int value)
{
    struct nn_cells cells = nn_no_cells();
    for (size_t i = 0; i < node->cause_count; i++) {
        const nonet_step_node *const cause = &chain->nodes[node->causes[i]];
        if (!cause->is_true && cause->value == value) cells = nn_cells_or(cells, nn_cells_of(cause->cells));
    }
    return cells;
}

static struct nn_cells places_left(const struct nn_words *words, const nonet_step_chain *chain,
                                   const nonet_step_node *node, int value, int house)
{
    return nn_cells_less(nn_words_places(words, value, house), cells_put_out(chain, node, value));
}

static uint64_t candidates_left(const struct nn_words *words, const nonet_step_chain *chain,
                                const nonet_step_node *node, int cell)
{
    uint64_t values = words->candidates[cell];
    for (size_t i = 0; i < node->cause_count; i++) {
        const nonet_step_node *const cause = &chain->nodes[node->causes[i]];
        if (!cause->is_true && nn_cells_have(nn_cells_of(cause->cells), cell)) values &= ~nn_bit(cause->value - 1);
    }
    return values;
}

/* "5 in box 3 (r12c7)": a box for pointing, a line for claiming. */
static bool say_locked(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const int cell = node->cells.cells[0];
    const struct nn_cells out = cells_put_out(chain, node, node->value);
    for (int house = 0; house < words->layout->houses; house++) {
        const struct nn_cells left = places_left(words, chain, node, node->value, house);
        const bool is_box = nn_words_kind_of(words, house) == NN_BOX;
        if (is_box != (node->technique == NN_POINTING)) continue;
        if (nn_cells_are_none(left) || !nn_cells_within(out, nn_words_house(words, house)) ||
            !nn_cells_within(left, nn_words_peers(words, cell)))
            continue;
        nn_say(words, NN_SAY_PATTERN_VALUE_IN_HOUSE, node->technique, (int)node->value, house, &left);
        return true;
    }
    return false;
}

/* "2,8 in r2c59" */
static bool say_naked(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const struct nn_cells peers = nn_words_peers(words, node->cells.cells[0]);
    NN_EACH_CELL(one, peers)
    {
        const uint64_t pair = candidates_left(words, chain, node, one);
        if (nn_count_bits(pair) != 2 || !(pair >> (node->value - 1) & 1)) continue;
        NN_EACH_CELL(two, nn_cells_and(peers, nn_words_peers(words, one)))
        {
            if (two <= one || candidates_left(words, chain, node, two) != pair) continue;
            const struct nn_cells both = nn_cells_or(nn_one_cell(one), nn_one_cell(two));
            nn_say(words, NN_SAY_PATTERN_VALUES_IN_CELLS, node->technique, pair, &both);
            return true;
        }
    }
    return false;
}

/* "2,8 in box 3 (r12c7)" */
static bool say_hidden(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const int cell = node->cells.cells[0];
    for (int kind = 0; kind < NN_HOUSE_KINDS; kind++) {
        const int house = nn_words_house_of(words, cell, kind);
        for (int high = 2; high <= words->layout->side; high++) {
            const struct nn_cells left = places_left(words, chain, node, high, house);
            if (!nn_cells_have(left, cell) || nn_cells_count(left) != 2) continue;
            for (int low = 1; low < high; low++) {
                if (!nn_cells_equal(left, places_left(words, chain, node, low, house))) continue;
                nn_say(words, NN_SAY_PATTERN_VALUES_IN_HOUSE, node->technique, nn_bit(low - 1) | nn_bit(high - 1),
                       house, &left);
                return true;
            }
        }
    }
    return false;
}

static bool say_fish_lines(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node, int one,
                           int two)
{
    const int cell = node->cells.cells[0];
    const struct nn_cells here = places_left(words, chain, node, node->value, one),
                          there = places_left(words, chain, node, node->value, two), all = nn_cells_or(here, there);
    if (nn_cells_count(here) != 2 || nn_cells_count(there) != 2 || nn_cells_have(all, cell)) return false;
    const int cross = nn_words_kind_of(words, one) == NN_ROW ? NN_COLUMN : NN_ROW;
    struct nn_cells cover = nn_no_cells();
    NN_EACH_CELL(place, here)
    cover = nn_cells_or(cover, nn_words_house(words, nn_words_house_of(words, place, cross)));
    if (!nn_cells_within(there, cover) || !nn_cells_have(cover, cell)) return false;
    nn_say(words, NN_SAY_PATTERN_VALUE_IN_LINES, node->technique, (int)node->value, one, two, &all);
    return true;
}

static bool say_x_wing(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const int side = words->layout->side;
    for (int first = NN_ROW * side; first <= NN_COLUMN * side; first += side)
        for (int one = first; one < first + side; one++)
            for (int two = one + 1; two < first + side; two++)
                if (say_fish_lines(words, chain, node, one, two)) return true;
    return false;
}

void nn_say_pattern(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const bool is_said = node->technique == NN_X_WING        ? say_x_wing(words, chain, node)
                         : node->technique == NN_HIDDEN_PAIR ? say_hidden(words, chain, node)
                         : node->technique == NN_NAKED_PAIR  ? say_naked(words, chain, node)
                                                             : say_locked(words, chain, node);
    if (!is_said) nn_say(words, NN_SAY_PATTERN_OF_WHAT_IS_LEFT, node->technique);
}
