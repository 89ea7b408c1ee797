/* words_forcing.c: forcing chains and nets: several chains that together leave no choice.
 *
 * Contradiction: all chains begin with the same supposition and end in things that cannot be together.
 * Verity: the chains begin with all possibilities there are in a cell or in a house (or with a candidate
 * true and false) and all end in the same. Which it is, and why the ends cannot be together or the starts
 * are all, is looked up on the board. */
#include "logic/words.h"

static const nonet_step_node *start_of(const struct nn_words *words, size_t chain)
{
    return &words->step->chains[chain].nodes[0];
}

static const nonet_step_node *end_of(const struct nn_words *words, size_t chain)
{
    return &words->step->chains[chain].nodes[words->step->chains[chain].count - 1];
}

static bool is_same_statement(const nonet_step_node *a, const nonet_step_node *b)
{
    return a->value == b->value && a->is_true == b->is_true &&
           nn_cells_equal(nn_cells_of(a->cells), nn_cells_of(b->cells));
}

static bool is_contrary(const nonet_step_node *a, const nonet_step_node *b)
{
    return a->value == b->value && a->is_true != b->is_true &&
           nn_cells_equal(nn_cells_of(a->cells), nn_cells_of(b->cells));
}

static bool have_same_start(const struct nn_words *words)
{
    for (size_t chain = 1; chain < words->step->chain_count; chain++)
        if (!is_same_statement(start_of(words, 0), start_of(words, chain))) return false;
    return true;
}

/* ---- line -------------------------------------------------------------------------------------------- */

static void say_short(struct nn_words *words, const nonet_step_node *node)
{
    const struct nn_cells cells = nn_cells_of(node->cells);
    nn_say(words, node->is_true ? "%C=%v" : "%C<>%v", &cells, (int)node->value);
}

void nn_line_forcing(struct nn_words *words)
{
    const size_t count = have_same_start(words) ? 1 : words->step->chain_count;
    for (size_t chain = 0; chain < count; chain++) {
        if (chain) nn_say(words, ", ");
        say_short(words, start_of(words, chain));
    }
    nn_say(words, have_same_start(words) ? " is impossible => " : " all lead to => ");
}

/* ---- what the ends or the starts have in common -------------------------------------------------------- */

typedef const nonet_step_node *node_picker(const struct nn_words *words, size_t chain);

/* The only cell of all picked nodes, or -1. */
static int common_cell(const struct nn_words *words, node_picker *pick)
{
    const nonet_step_node *first = pick(words, 0);
    for (size_t chain = 0; chain < words->step->chain_count; chain++) {
        const nonet_step_node *node = pick(words, chain);
        if (node->cells.count != 1 || node->cells.cells[0] != first->cells.cells[0]) return -1;
    }
    return first->cells.cells[0];
}

/* Do the picked nodes name all candidates of this cell? */
static bool cover_cell(const struct nn_words *words, node_picker *pick, int cell)
{
    uint64_t values = 0;
    for (size_t chain = 0; chain < words->step->chain_count; chain++)
        values |= nn_bit(pick(words, chain)->value - 1);
    return !(words->candidates[cell] & ~values);
}

/* The house whose places of the common value are all named by the picked nodes, or -1. */
static int covered_house(const struct nn_words *words, node_picker *pick)
{
    struct nn_cells named = nn_no_cells();
    const int value = pick(words, 0)->value;
    for (size_t chain = 0; chain < words->step->chain_count; chain++) {
        if (pick(words, chain)->value != value) return -1;
        named = nn_cells_or(named, nn_cells_of(pick(words, chain)->cells));
    }
    for (int house = 0; house < words->geometry.houses; house++) {
        const struct nn_cells places = nn_words_places(words, value, house);
        if (!nn_cells_are_none(places) && nn_cells_within(places, named)) return house;
    }
    return -1;
}

/* ---- contradiction ----------------------------------------------------------------------------------- */

static bool are_all_ends_false(const struct nn_words *words)
{
    for (size_t chain = 0; chain < words->step->chain_count; chain++)
        if (end_of(words, chain)->is_true) return false;
    return true;
}

/* Two statements that cannot both be: "r2c5 is 5 and r4c5 is 5, both in column 5". */
static bool say_clash(struct nn_words *words, const nonet_step_node *a, const nonet_step_node *b)
{
    const struct nn_cells both = nn_cells_or(nn_cells_of(a->cells), nn_cells_of(b->cells));
    const int house = nn_house_around(&words->geometry, both, 0);
    const bool share_house = a->is_true && b->is_true && a->value == b->value && house >= 0 &&
                             !nn_cells_meet(nn_cells_of(a->cells), nn_cells_of(b->cells));
    const bool share_cell =
        a->is_true && b->is_true && a->value != b->value && nn_cells_count(both) == 1;
    if (!share_house && !share_cell && !is_contrary(a, b)) return false;
    nn_say(words, "But ");
    nn_say_statement(words, a);
    nn_say(words, " and ");
    nn_say_statement(words, b);
    if (share_house)
        nn_say(words, " cannot both be: they share %h.", house);
    else
        nn_say(words, " cannot both be.");
    return true;
}

static bool say_any_clash(struct nn_words *words)
{
    const size_t count = words->step->chain_count;
    for (size_t one = 0; one < count; one++) {
        if (say_clash(words, start_of(words, one), end_of(words, one))) return true;
        for (size_t two = one + 1; two < count; two++)
            if (say_clash(words, end_of(words, one), end_of(words, two))) return true;
    }
    return false;
}

static void say_contradiction(struct nn_words *words)
{
    if (are_all_ends_false(words)) {
        const int cell = common_cell(words, end_of), house = covered_house(words, end_of);
        if (cell >= 0 && cover_cell(words, end_of, cell)) {
            nn_say(words, "Then nothing is left for %c %x.", cell, cell);
            return;
        }
        if (house >= 0) {
            nn_say(words, "Then no place is left for %v in %h.", (int)end_of(words, 0)->value,
                   house);
            return;
        }
    }
    if (!say_any_clash(words)) nn_say(words, "That cannot be.");
}

static bool are_all_plain(const struct nn_words *words)
{
    for (size_t chain = 0; chain < words->step->chain_count; chain++)
        if (!nn_chain_is_plain(&words->step->chains[chain])) return false;
    return true;
}

/* The supposition once, then a line for each chain. */
static void say_plain_chains(struct nn_words *words)
{
    nn_say_supposition(words, &words->step->chains[0]);
    for (size_t chain = 0; chain < words->step->chain_count; chain++) {
        if (words->step->chains[chain].count > 1) nn_say(words, "\n");
        nn_say_consequences(words, &words->step->chains[chain]);
    }
    nn_say(words, "\n");
}

static void say_stories(struct nn_words *words)
{
    for (size_t chain = 0; chain < words->step->chain_count; chain++) {
        nn_say_story(words, &words->step->chains[chain]);
        if (nn_chain_is_plain(&words->step->chains[chain])) nn_say(words, "\n");
    }
}

void nn_reason_contradiction(struct nn_words *words)
{
    if (have_same_start(words) && are_all_plain(words))
        say_plain_chains(words);
    else
        say_stories(words);
    say_contradiction(words);
    nn_say(words, " So it is wrong that ");
    nn_say_statement(words, start_of(words, 0));
    nn_say_result(words, ": ");
}

/* ---- verity ------------------------------------------------------------------------------------------ */

static void say_possibilities(struct nn_words *words)
{
    const int cell = common_cell(words, start_of), house = covered_house(words, start_of);
    if (words->step->chain_count == 2 && is_contrary(start_of(words, 0), start_of(words, 1))) {
        nn_say_statement(words, start_of(words, 0));
        nn_say(words, ", or not.\n");
    } else if (cell >= 0 && cover_cell(words, start_of, cell)) {
        nn_say(words, "%c has the candidates %x, and one of them is true.\n", cell, cell);
    } else if (house >= 0) {
        const int value = start_of(words, 0)->value;
        const struct nn_cells places = nn_words_places(words, value, house);
        nn_say(words, "In %h, %v can only be in %C, and one of these is true.\n", house, value,
               &places);
    }
}

void nn_reason_verity(struct nn_words *words)
{
    say_possibilities(words);
    say_stories(words);
    nn_say_result(words, "In every case ");
}
