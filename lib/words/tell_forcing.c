/* tell_forcing.c: forcing chains and nets: several chains that together leave no choice.
 *
 * Contradiction: all chains begin with the same assumption and end in statements that contradict each other. Verity:
 * the chains begin with all possibilities of a cell or a house (or with a candidate true and false) and all end in the
 * same statement. Which it is, and why, is worked out from the board. */
#include "words/words.h"

static const nonet_step_node *start_of(const struct nn_words *words, size_t chain)
{
    return &words->step->chains[chain].nodes[0];
}

static const nonet_step_node *end_of(const struct nn_words *words, size_t chain)
{
    return &words->step->chains[chain].nodes[words->step->chains[chain].count - 1];
}

static bool is_contrary(const nonet_step_node *a, const nonet_step_node *b)
{
    return a->value == b->value && a->is_true != b->is_true &&
           nn_cells_equal(nn_cells_of(a->cells), nn_cells_of(b->cells));
}

static bool have_same_start(const struct nn_words *words)
{
    for (size_t chain = 1; chain < nn_words_branches(words); chain++)
        if (!nn_is_same_statement(start_of(words, 0), start_of(words, chain))) return false;
    return true;
}

/* Does the step just deny its supposition? */
static bool is_denial(const struct nn_words *words)
{
    const nonet_step *const step = words->step;
    const nonet_step_node *const start = start_of(words, 0);
    if (step->elimination_count + step->placement_count != 1) return false;
    const nonet_candidate told = step->placement_count ? step->placements[0] : step->eliminations[0];
    return start->cells.count == 1 && start->is_true == !step->placement_count && told.cell == start->cells.cells[0] &&
           told.value == start->value;
}

/* ---- line -------------------------------------------------------------------------------------------- */

void nn_line_forcing(struct nn_words *words)
{
    if (have_same_start(words) && is_denial(words) && words->step->placement_count) return; /* the result says it */
    const size_t count = have_same_start(words) ? 1 : nn_words_branches(words);
    for (size_t chain = 0; chain < count; chain++) {
        if (chain) nn_say(words, NN_SAY_COMMA);
        nn_say_statement_short(words, start_of(words, chain));
    }
    nn_say(words, NN_SAY_LINE_FORCING, have_same_start(words));
}

/* ---- what the ends or the starts have in common -------------------------------------------------------- */

typedef const nonet_step_node *node_picker(const struct nn_words *words, size_t chain);

/* The only cell of all picked nodes, or -1. */
static int common_cell(const struct nn_words *words, node_picker *pick)
{
    const nonet_step_node *first = pick(words, 0);
    for (size_t chain = 0; chain < nn_words_branches(words); chain++) {
        const nonet_step_node *node = pick(words, chain);
        if (node->cells.count != 1 || node->cells.cells[0] != first->cells.cells[0]) return -1;
    }
    return first->cells.cells[0];
}

/* Do the picked nodes name all candidates of this cell? */
static bool name_whole_cell(const struct nn_words *words, node_picker *pick, int cell)
{
    uint64_t values = 0;
    for (size_t chain = 0; chain < nn_words_branches(words); chain++) values |= nn_bit(pick(words, chain)->value - 1);
    return !(words->candidates[cell] & ~values);
}

/* The house whose places of the common value are all named by the picked nodes, or -1; best one
 * whose places are all that they name. */
static int covered_house(const struct nn_words *words, node_picker *pick)
{
    struct nn_cells named = nn_no_cells();
    const int value = pick(words, 0)->value;
    for (size_t chain = 0; chain < nn_words_branches(words); chain++) {
        if (pick(words, chain)->value != value) return -1;
        named = nn_cells_or(named, nn_cells_of(pick(words, chain)->cells));
    }
    int found = -1;
    for (int house = 0; house < words->layout->houses; house++) {
        const struct nn_cells places = nn_words_places(words, value, house);
        if (nn_cells_equal(places, named)) return house;
        if (found < 0 && !nn_cells_are_none(places) && nn_cells_within(places, named)) found = house;
    }
    return found;
}

/* ---- contradiction ----------------------------------------------------------------------------------- */

static bool are_all_ends_false(const struct nn_words *words)
{
    for (size_t chain = 0; chain < nn_words_branches(words); chain++)
        if (end_of(words, chain)->is_true) return false;
    return true;
}

/* Two ends, or a chain's start (then `two` is `one`) and its end. */
static bool say_clash(struct nn_words *words, const struct nn_told_net *net, size_t one, size_t two)
{
    const nonet_step_node *a = one == two ? start_of(words, one) : end_of(words, one), *b = end_of(words, two);
    if (!nn_statements_clash(words, a, b)) return false;
    if (net) nn_say_net_clash(net, one, two);
    else if (one == two && is_contrary(a, b)) nn_say(words, NN_SAY_THAT_CONTRADICTS_THE_START);
    else if (is_contrary(a, b)) nn_say(words, NN_SAY_THESE_CANNOT_BOTH_BE);
    else {
        nn_say_clash(words, a, b);
        nn_say(words, NN_SAY_STOP);
    }
    return true;
}

static bool say_any_clash(struct nn_words *words, const struct nn_told_net *net)
{
    const size_t count = nn_words_branches(words);
    for (size_t one = 0; one < count; one++)
        for (size_t two = one; two < count; two++)
            if (say_clash(words, net, one, two)) return true;
    return false;
}

/* "That leaves ", or in a net "By 4, 9 and 12 there is ". */
static void say_therefore(struct nn_words *words, const struct nn_told_net *net)
{
    nn_say(words, net ? NN_SAY_BY : NN_SAY_THAT_LEAVES);
    if (!net) return;
    nn_say_net_ends(net);
    nn_say(words, NN_SAY_THERE_IS);
}

/* `net`: how the chains have been told, or NULL. */
static void say_contradiction(struct nn_words *words, const struct nn_told_net *net)
{
    if (net && nn_net_refutes_itself(net)) return;
    if (are_all_ends_false(words)) {
        const int cell = common_cell(words, end_of), house = covered_house(words, end_of);
        if (cell >= 0 && name_whole_cell(words, end_of, cell)) {
            say_therefore(words, net);
            nn_say(words, NN_SAY_NOTHING_FOR_CELL, cell);
            return;
        }
        if (house >= 0) {
            say_therefore(words, net);
            nn_say(words, NN_SAY_NO_PLACE_FOR_VALUE, (int)end_of(words, 0)->value, house);
            return;
        }
    }
    nn_say(words, say_any_clash(words, net) ? NN_SAY_SPACE : NN_SAY_THAT_CANNOT_BE_AT_ALL);
}

static bool are_all_plain(const struct nn_words *words)
{
    for (size_t chain = 0; chain < nn_words_branches(words); chain++) {
        if (!nn_chain_is_plain(&words->step->chains[chain])) return false;
        for (size_t i = 0; i < words->step->chains[chain].count; i++)
            if (nn_is_proved_inside(&words->step->chains[chain].nodes[i])) return false;
    }
    return true;
}

/* Is the statement made in one of the chains before this one? */
static bool is_told_before(const struct nn_words *words, size_t chain, const nonet_step_node *node)
{
    for (size_t other = 0; other < chain; other++)
        for (size_t at = 0; at < words->step->chains[other].count; at++)
            if (nn_is_same_statement(&words->step->chains[other].nodes[at], node)) return true;
    return false;
}

/* Where the chain leaves what has been told already. */
static size_t first_new_node(const struct nn_words *words, size_t chain)
{
    const nonet_step_chain *const told = &words->step->chains[chain];
    size_t from = told->count;
    while (from > 1 && !is_told_before(words, chain, &told->nodes[from - 1])) from--;
    return from;
}

/* What is told of the chain already and leads to the node: the last placement before it. */
static size_t anchor_of(const nonet_step_chain *chain, size_t from)
{
    size_t anchor = from - 1;
    while (anchor > 0 && !chain->nodes[anchor].is_true) anchor--;
    return anchor;
}

/* Is all that is new that the cell, which has a value by then, is not another one? */
static bool only_denies_other_value(const nonet_step_chain *chain, size_t from, size_t anchor)
{
    const nonet_step_node *const placed = &chain->nodes[anchor], *const end = &chain->nodes[chain->count - 1];
    return anchor && from + 1 == chain->count && placed->cells.count == 1 && !end->is_true &&
           nn_cells_equal(nn_cells_of(placed->cells), nn_cells_of(end->cells));
}

/* "Then ", "Also " after another chain, or "With r1c4=8, " where the chain leaves one of those. */
static void say_rest_of_chain(struct nn_words *words, const nonet_step_chain *chain, size_t from, bool is_first)
{
    const size_t anchor = anchor_of(chain, from);
    if (only_denies_other_value(chain, from, anchor) && !nn_tells_all(words)) {
        nn_say(words, NN_SAY_STATEMENT_STOP, &chain->nodes[anchor]);
        return;
    }
    if (anchor) {
        nn_say(words, NN_SAY_WITH_CLAIM, &chain->nodes[anchor]);
    } else {
        nn_say(words, NN_SAY_THEN_OR_ALSO, is_first);
    }
    nn_say_story_end(words, chain, from);
}

/* All chains have the same supposition, so what one of them tells holds for the others. */
static void say_chains_of_one_start(struct nn_words *words)
{
    nn_say(words, NN_SAY_SUPPOSE, start_of(words, 0));
    nn_say(words, NN_SAY_STOP);
    for (size_t chain = 0; chain < nn_words_branches(words); chain++) {
        const nonet_step_chain *const told = &words->step->chains[chain];
        const size_t from = first_new_node(words, chain);
        if (from >= told->count) continue;
        nn_note(words, "\n");
        say_rest_of_chain(words, told, from, chain == 0);
    }
    nn_note(words, "\n");
}

static void say_stories(struct nn_words *words)
{
    for (size_t chain = 0; chain < nn_words_branches(words); chain++) {
        nn_say_story(words, &words->step->chains[chain]);
        nn_note(words, "\n");
    }
}

static void say_net_contradiction(struct nn_words *words)
{
    struct nn_told_net net;
    if (!nn_net_open(&net, words, words->step->chains, nn_words_branches(words))) return;
    nn_say_net(&net, !have_same_start(words));
    say_contradiction(words, &net);
    nn_net_close(&net);
}

static void say_plain_contradiction(struct nn_words *words)
{
    if (have_same_start(words)) say_chains_of_one_start(words);
    else say_stories(words);
    say_contradiction(words, NULL);
}

void nn_reason_contradiction(struct nn_words *words)
{
    if (are_all_plain(words)) say_plain_contradiction(words);
    else say_net_contradiction(words);
    if (is_denial(words)) {
        const struct nn_cells cells = nn_cells_of(start_of(words, 0)->cells);
        nn_say(words, NN_SAY_SO_CELL_MUST_BE, words->step->placement_count > 0, &cells, (int)start_of(words, 0)->value);
        return;
    }
    nn_say(words, NN_SAY_SO_IT_IS_WRONG_RESULT, start_of(words, 0));
}

/* ---- verity ------------------------------------------------------------------------------------------ */

static void say_possibilities(struct nn_words *words)
{
    const int cell = common_cell(words, start_of), house = covered_house(words, start_of);
    if (nn_words_branches(words) == 2 && is_contrary(start_of(words, 0), start_of(words, 1))) {
        nn_say(words, NN_SAY_STATEMENT_OR_NOT, start_of(words, 0));
    } else if (cell >= 0 && name_whole_cell(words, start_of, cell)) {
        nn_say(words, NN_SAY_CELL_CAN_ONLY_BE, cell, words->candidates[cell]);
    } else if (house >= 0) {
        const int value = start_of(words, 0)->value;
        const struct nn_cells places = nn_words_places(words, value, house);
        nn_say(words, NN_SAY_PLACES_IN_HOUSE, house, value, &places);
    }
}

/* True: some branches are out. */
static bool say_net_verity(struct nn_words *words)
{
    struct nn_told_net net;
    bool is_any_out = false;
    if (!nn_net_open(&net, words, words->step->chains, nn_words_branches(words))) return false;
    nn_say_net(&net, true);
    for (size_t chain = 0; chain < net.count; chain++) is_any_out = is_any_out || !nn_net_has_end(&net, chain);
    nn_net_close(&net);
    return is_any_out;
}

void nn_reason_verity(struct nn_words *words)
{
    bool is_any_out = false;
    say_possibilities(words);
    if (are_all_plain(words)) say_stories(words);
    else is_any_out = say_net_verity(words);
    nn_say(words, is_any_out ? NN_SAY_EVERY_CASE_LEFT_RESULT : NN_SAY_EVERY_CASE_RESULT);
}

/* Techniques that may argue either way. */
void nn_reason_forcing(struct nn_words *words)
{
    if (have_same_start(words)) nn_reason_contradiction(words);
    else nn_reason_verity(words);
}
