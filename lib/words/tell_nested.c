/* tell_nested.c: chains inside a chain: the proof of a single statement.
 *
 * The statement's causes are removed from the board first; then the chains can be checked like a separate step. How
 * they begin and end shows what they prove, as for steps (see tell_forcing.c): a branch refutes itself, a chain ends in
 * the opposite of its start, all cases lead to the same, or a chain returns to its start and is a loop. */
#include <assert.h>
#include <stdio.h>

#include "words/words.h"

/* Our own steps have chains inside chains inside chains at most; a step from elsewhere may nest deeper. */
enum { DEEPEST_INSIDE = 4 };

void nn_say_indent(struct nn_words *words, int depth)
{
    assert(depth >= 0);
    for (int i = 0; i < depth; i++) nn_note(words, "    ");
}

/* What the causes of the statement say is not so leaves the board. */
static void strike_causes(struct nn_words *words, const struct nn_told_inside *inside)
{
    for (size_t i = 0; i < inside->node->cause_count; i++) {
        const nonet_step_node *const cause = &inside->chain->nodes[inside->node->causes[i]];
        if (cause->is_true) continue;
        for (size_t k = 0; k < cause->cells.count; k++) {
            words->candidates[cause->cells.cells[k]] &= ~nn_bit(cause->value - 1);
            nn_cells_drop(&words->places[cause->value], cause->cells.cells[k]);
        }
    }
}

static void go_inside(struct nn_words *words, const struct nn_told_inside *inside)
{
    words->inside = inside;
    strike_causes(words, inside);
}

/* The board is again what it was before: without the causes of the statements around. */
static void come_out(struct nn_words *words)
{
    words->inside = words->inside->outer;
    nn_words_load_board(words);
    for (const struct nn_told_inside *inside = words->inside; inside; inside = inside->outer)
        strike_causes(words, inside);
}

static const nonet_step_node *last_of(const nonet_step_chain *chain)
{
    return &chain->nodes[chain->count - 1];
}

/* "So r5c5 is 7, not 3." */
static void say_inner_result(struct nn_words *words, int cell, int value, bool is_true, const nonet_step_node *node)
{
    nn_say(words, NN_SAY_INNER_RESULT, is_true, cell, value, (int)node->value);
}

static void say_loop_result(struct nn_words *words, const nonet_step_node *node)
{
    const int cell = node->cells.cells[0];
    nn_say(words, NN_SAY_INNER_LOOP);
    nn_say(words, NN_SAY_INNER_LOOP_RESULT, cell, (int)node->value);
}

/* One chain: it refutes its start, or is a loop. */
static void say_single_result(struct nn_words *words, const nonet_step_chain *chain, const nonet_step_node *node)
{
    const nonet_step_node *const start = &chain->nodes[0];
    if (chain->count > 1 && nn_is_same_statement(start, last_of(chain))) {
        say_loop_result(words, node);
        return;
    }
    nn_say(words, NN_SAY_SO);
    say_inner_result(words, start->cells.cells[0], start->value, !start->is_true, node);
}

static void say_cases_result(const struct nn_told_net *net, const nonet_step_chain *chains, const nonet_step_node *node)
{
    size_t at = 0;
    while (at + 1 < net->count && !nn_net_has_end(net, at)) at++;
    const nonet_step_node *const end = last_of(&chains[at]);
    nn_say(net->words, NN_SAY_IN_EVERY_CASE);
    say_inner_result(net->words, end->cells.cells[0], end->value, end->is_true, node);
}

static bool is_told_in_a_line(const nonet_step_chain *chain)
{
    for (size_t i = 0; i < chain->count; i++)
        if (nn_is_proved_inside(&chain->nodes[i])) return false;
    return nn_chain_is_plain(chain);
}

static void say_inner_net(struct nn_words *words, const nonet_step_chain *chains, size_t count,
                          const nonet_step_node *node, const char *prefix, int depth)
{
    struct nn_told_net net;
    if (!nn_net_open(&net, words, chains, count)) return;
    net.prefix = prefix;
    net.depth = depth;
    nn_say_net(&net, count > 1);
    nn_say_indent(words, depth);
    if (count == 1) say_single_result(words, chains, node);
    else say_cases_result(&net, chains, node);
    nn_net_close(&net);
}

/* What the cases of the inner argument are, with the marks that are left. */
static void say_inner_cases(struct nn_words *words, const nonet_step_chain *chains, size_t count, int depth)
{
    const nonet_step_node *const one = &chains[0].nodes[0], *const two = &chains[1].nodes[0];
    const int cell = one->cells.cells[0], value = one->value;
    nn_say_indent(words, depth);
    if (one->is_true != two->is_true) {
        nn_say(words, NN_SAY_CELL_IS_OR_NOT, cell, value);
    } else if (value != two->value) {
        nn_say(words, NN_SAY_CELL_CAN_ONLY_BE, cell, words->candidates[cell]);
    } else {
        struct nn_cells places = nn_no_cells();
        for (size_t i = 0; i < count; i++) nn_cells_add(&places, chains[i].nodes[0].cells.cells[0]);
        nn_say(words, NN_SAY_PLACES_IN_HOUSE, nn_words_house_around(words, places, 0), value, &places);
    }
}

/* The chains that prove the statement inside which the words are. */
static void say_inner_proof(struct nn_words *words, const nonet_step_chain *chains, const char *prefix, int depth)
{
    const nonet_step_node *const node = words->inside->node;
    nn_note(words, "\n");
    if (chains->together > 1) say_inner_cases(words, chains, chains->together, depth);
    if (chains->together == 1 && is_told_in_a_line(chains)) {
        nn_say_indent(words, depth);
        nn_say_story(words, chains);
        nn_say(words, NN_SAY_SPACE);
        say_single_result(words, chains, node);
    } else {
        say_inner_net(words, chains, chains->together, node, prefix, depth);
    }
}

void nn_say_inside(const struct nn_told_net *net, const nonet_step_chain *chain, const nonet_step_node *node,
                   int number)
{
    struct nn_words *const words = net->words;
    const nonet_step *const step = words->step;
    const struct nn_told_inside inside = {words->inside, chain, node};
    const struct nn_cells leaned_on = words->leaned_on; /* what counts is what the step itself leans on */
    char prefix[64];
    if ((size_t)node->chain >= step->chain_count || net->depth == DEEPEST_INSIDE) return;
    const nonet_step_chain *const chains = &step->chains[node->chain];
    if (!chains->together || (size_t)node->chain + chains->together > step->chain_count) return;
    snprintf(prefix, sizeof prefix, "%s%d.", net->prefix, number);
    go_inside(words, &inside);
    say_inner_proof(words, chains, prefix, net->depth + 1);
    come_out(words);
    words->leaned_on = leaned_on;
}
