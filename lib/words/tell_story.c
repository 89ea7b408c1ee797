/* tell_story.c: plain chains as sentences.
 *
 * In full every statement is told with its reason: "Suppose r1c6 is not 5. Then it is 2, so r1c7 is not 2 (row 1 has
 * its 2 in r1c6), so ...". Players name only what is placed, and the house where that is not the last candidate of its
 * cell: "If r1c6 is not 5, it is 2, so r4c7=2 (box 6) and r8c4=5." What a placement rules out, everybody sees. */
#include "words/words.h"

static const nonet_step_node *last_of_story(const nonet_step_chain *chain)
{
    return &chain->nodes[chain->count - 1];
}

static bool leads_through_set(const struct nn_words *words, const nonet_step_node *node)
{
    return node->set >= 0 && (size_t)node->set < words->step->set_count;
}

/* Is the statement worth telling? */
static bool is_worth_telling(const struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    return nn_tells_all(words) || node->is_true || node == last_of_story(chain) || leads_through_set(words, node) ||
           nn_follows_by_pattern(node);
}

/* The cell that the statement and the one before it speak of has no other candidates. */
static bool is_other_value(const struct nn_words *words, const nonet_step_node *before, const nonet_step_node *node)
{
    return node->is_true && !before->is_true && node->cells.count == 1 && before->cells.count == 1 &&
           node->cells.cells[0] == before->cells.cells[0] && node->value != before->value &&
           nn_count_bits(words->candidates[node->cells.cells[0]]) == 2;
}

/* ---- in full ----------------------------------------------------------------------------------------- */

static void say_node_in_full(struct nn_words *words, const nonet_step_chain *chain, size_t index, bool follows)
{
    const nonet_step_node *const node = &chain->nodes[index];
    if (follows && is_other_value(words, node - 1, node)) {
        nn_say(words, NN_SAY_IT_IS, (int)node->value);
        return;
    }
    nn_say_statement(words, node);
    nn_say(words, NN_SAY_OPEN_BRACKET);
    nn_say_inference(words, chain, index);
    nn_say(words, NN_SAY_CLOSE_BRACKET);
}

/* `follows`: the node before the first one has just been told, so that its cell can be "it". */
static void say_rest_in_full(struct nn_words *words, const nonet_step_chain *chain, size_t from, bool follows)
{
    for (size_t index = from; index < chain->count; index++) {
        if (index > from) nn_say(words, NN_SAY_COMMA_SO);
        say_node_in_full(words, chain, index, follows || index > from);
    }
    if (from < chain->count) nn_say(words, NN_SAY_STOP);
}

/* ---- in short ---------------------------------------------------------------------------------------- */

/* " (row 3)": where a value is placed that is not the last candidate of its cell. */
static void say_reason_in_brackets(struct nn_words *words, const nonet_step_chain *chain, size_t index)
{
    const nonet_step_node *const node = &chain->nodes[index];
    if (leads_through_set(words, node)) {
        const nonet_step_set *const set = &words->step->sets[node->set];
        const struct nn_cells cells = nn_cells_of(set->cells);
        nn_say(words, NN_SAY_ALS_IN_BRACKETS, &cells, set->values);
    } else if (nn_follows_by_pattern(node)) {
        nn_say(words, NN_SAY_BRACKET_TECHNIQUE, node->technique);
    } else if (node->is_true && !nn_is_last_value(words, chain, node)) {
        const int house = nn_house_of_last_place(words, chain, node);
        if (house >= 0) nn_say(words, NN_SAY_HOUSE_IN_BRACKETS, house);
    }
}

void nn_say_claim(struct nn_words *words, const nonet_step_node *node)
{
    const struct nn_cells cells = nn_cells_of(node->cells);
    if (node->cells.count == 1) nn_note(words, node->is_true ? "%C=%v" : "%C<>%v", &cells, (int)node->value);
    else nn_say(words, NN_SAY_VALUE_IN_CELLS, node->is_true, &cells, (int)node->value);
}

void nn_say_claim_with_house(struct nn_words *words, const nonet_step_chain *chain, size_t index)
{
    nn_say_claim(words, &chain->nodes[index]);
    say_reason_in_brackets(words, chain, index);
}

/* "r4c7 is not 5", of a removal that is worth telling. */
static void say_denial(struct nn_words *words, const nonet_step_chain *chain, size_t index)
{
    nn_say_statement(words, &chain->nodes[index]);
    say_reason_in_brackets(words, chain, index);
}

/* Does the chain end with the removal of what it supposes? */
static bool refutes_its_start(const nonet_step_chain *chain)
{
    const nonet_step_node *const first = &chain->nodes[0], *const last = last_of_story(chain);
    return first->is_true && !last->is_true && first->value == last->value &&
           nn_cells_equal(nn_cells_of(first->cells), nn_cells_of(last->cells));
}

/* "If r5c6 is 7", or "If r5c6 were 7" of what is refuted. */
static void say_supposition(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_node *const first = &chain->nodes[0];
    const struct nn_cells cells = nn_cells_of(first->cells);
    if (!refutes_its_start(chain)) nn_say(words, NN_SAY_IF_STATEMENT, first);
    else if (first->cells.count == 1) nn_say(words, NN_SAY_IF_CELL_WERE, &cells, (int)first->value);
    else nn_say(words, NN_SAY_IF_VALUE_WERE_IN, (int)first->value, &cells);
}

/* What stands before the next of the told statements. */
static enum nn_phrase joint_of(size_t said, size_t count, bool began_in_cell)
{
    if (said == 0) return NN_SAY_NOTHING;
    if (said == 1 && began_in_cell) return NN_SAY_COMMA_SO;
    return said + 1 == count ? NN_SAY_LIST_AND : NN_SAY_COMMA;
}

/* How many statements are told from this one on, without a removal at the end. */
static size_t count_told(const struct nn_words *words, const nonet_step_chain *chain, size_t from)
{
    size_t count = 0;
    for (size_t index = from; index < chain->count; index++)
        count += is_worth_telling(words, chain, &chain->nodes[index]);
    return count - !last_of_story(chain)->is_true;
}

static void say_rest_in_short(struct nn_words *words, const nonet_step_chain *chain, size_t from, bool follows)
{
    const size_t count = count_told(words, chain, from);
    const bool begins_in_cell = follows && is_other_value(words, &chain->nodes[from - 1], &chain->nodes[from]);
    size_t said = 0;
    for (size_t index = from; index < chain->count; index++) {
        const nonet_step_node *const node = &chain->nodes[index];
        if (!is_worth_telling(words, chain, node)) continue;
        if (begins_in_cell && index == from) {
            nn_say(words, NN_SAY_IT_IS, (int)node->value);
        } else if (follows && said && node == last_of_story(chain) && refutes_its_start(chain)) {
            nn_say(words, NN_SAY_WHICH_RULES_IT_OUT);
            say_reason_in_brackets(words, chain, index);
        } else {
            nn_say(words, node->is_true ? joint_of(said, count, begins_in_cell)
                          : said        ? NN_SAY_COMMA_SO
                                        : NN_SAY_NOTHING);
            if (node->is_true) nn_say_claim_with_house(words, chain, index);
            else say_denial(words, chain, index);
        }
        said++;
    }
    nn_say(words, NN_SAY_STOP);
}

/* ---- both -------------------------------------------------------------------------------------------- */

void nn_say_story_end(struct nn_words *words, const nonet_step_chain *chain, size_t from)
{
    if (from >= chain->count) return;
    if (nn_tells_all(words)) say_rest_in_full(words, chain, from, false);
    else say_rest_in_short(words, chain, from, false);
}

static void say_plain_story(struct nn_words *words, const nonet_step_chain *chain)
{
    if (nn_tells_all(words)) {
        nn_say(words, NN_SAY_SUPPOSE, &chain->nodes[0]);
    } else {
        say_supposition(words, chain);
    }
    if (chain->count == 1) {
        nn_say(words, NN_SAY_THAT_IS_IT);
    } else if (nn_tells_all(words)) {
        nn_say(words, NN_SAY_STOP_THEN);
        say_rest_in_full(words, chain, 1, true);
    } else {
        nn_say(words, NN_SAY_CASE_THEN, is_other_value(words, &chain->nodes[0], &chain->nodes[1]));
        say_rest_in_short(words, chain, 1, true);
    }
}

/* Each statement on a line of its own. */
static void say_numbered_story(struct nn_words *words, const nonet_step_chain *chain)
{
    struct nn_told_net net;
    if (!nn_net_open(&net, words, chain, 1)) return;
    nn_say_net(&net, false);
    nn_net_close(&net);
}

void nn_say_story(struct nn_words *words, const nonet_step_chain *chain)
{
    if (!chain->count) return;
    if (nn_chain_is_plain(chain)) say_plain_story(words, chain);
    else say_numbered_story(words, chain);
}
