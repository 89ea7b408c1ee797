/* tell_net.c: nets: chains in which a statement may need several others; what of them is told, and the short list.
 *
 * Statements of a branch are told only if something uses them: its end, and what leads there. A statement that was made
 * already, in the same branch or in one with the same assumption, is referred to by its number.
 *
 * A branch may refute itself: two of its statements cannot both be. It ends with the second of them, because there is
 * nothing more to say about it. If all branches have the same assumption, one that refutes itself is enough, and the
 * others are left out. */
#include "words/tell_net.h"

#include <stdlib.h>

/* ---- setting up -------------------------------------------------------------------------------------- */

bool nn_is_same_statement(const nonet_step_node *a, const nonet_step_node *b)
{
    return a->value == b->value && a->is_true == b->is_true &&
           nn_cells_equal(nn_cells_of(a->cells), nn_cells_of(b->cells));
}

bool nn_statements_clash(const struct nn_words *words, const nonet_step_node *a, const nonet_step_node *b)
{
    const struct nn_cells here = nn_cells_of(a->cells), there = nn_cells_of(b->cells);
    if (a->is_true != b->is_true) return a->value == b->value && nn_cells_equal(here, there);
    if (!a->is_true) return false;
    const struct nn_cells both = nn_cells_or(here, there);
    if (a->value != b->value) return nn_cells_count(both) == 1;
    return !nn_cells_meet(here, there) && nn_words_house_around(words, both, 0) >= 0;
}

/* Two branches of the same supposition tell one story. */
static bool begin_alike(const struct told_branch *a, const struct told_branch *b)
{
    return nn_is_same_statement(a->nodes[0].node, b->nodes[0].node);
}

/* End the branch at the first statement that cannot be true with an earlier one. */
static void find_branch_clash(const struct nn_words *words, struct told_branch *branch)
{
    for (size_t i = 1; i < branch->count; i++)
        for (size_t earlier = 0; earlier < i; earlier++) {
            if (!nn_statements_clash(words, branch->nodes[earlier].node, branch->nodes[i].node)) continue;
            branch->clash = &branch->nodes[earlier];
            branch->count = i + 1;
            return;
        }
}

/* If all begin alike and one refutes itself, leave out the others. */
static void leave_out_branches(struct nn_told_net *net)
{
    const struct told_branch *enough = NULL;
    for (size_t i = 0; i < net->count; i++) {
        if (!begin_alike(&net->branches[0], &net->branches[i])) return;
        if (!enough && net->branches[i].clash) enough = &net->branches[i];
    }
    for (size_t i = 0; enough && i < net->count; i++) net->branches[i].is_left_out = &net->branches[i] != enough;
}

bool nn_net_open(struct nn_told_net *net, struct nn_words *words, const nonet_step_chain *chains, size_t count)
{
    size_t nodes = 0;
    for (size_t i = 0; i < count; i++) nodes += chains[i].count;
    *net = (struct nn_told_net){.words = words, .count = count, .prefix = ""};
    net->branches = calloc(count + 1, sizeof *net->branches);
    net->nodes = calloc(nodes + 1, sizeof *net->nodes);
    net->is_cause = calloc(nodes + 1, sizeof *net->is_cause);
    net->is_removal_cause = calloc(nodes + 1, sizeof *net->is_removal_cause);
    if (!net->branches || !net->nodes || !net->is_cause || !net->is_removal_cause) {
        words->lacks_memory = true;
        nn_net_close(net);
        return false;
    }
    struct told_node *next = net->nodes;
    for (size_t i = 0; i < count; i++) {
        net->branches[i] = (struct told_branch){.nodes = next, .count = chains[i].count};
        for (size_t at = 0; at < chains[i].count; at++)
            *next++ =
                (struct told_node){.node = &chains[i].nodes[at], .chain = &chains[i], .branch = &net->branches[i]};
        find_branch_clash(words, &net->branches[i]);
    }
    leave_out_branches(net);
    return true;
}

void nn_net_close(struct nn_told_net *net)
{
    free(net->branches);
    free(net->nodes);
    free(net->is_cause);
    free(net->is_removal_cause);
    *net = (struct nn_told_net){.words = net->words};
}

/* ---- what is told ------------------------------------------------------------------------------------ */

/* The same statement told before, by a branch that begins alike or earlier in this one; else the node. */
static struct told_node *find_same(const struct nn_told_net *net, const struct told_branch *branch,
                                   struct told_node *wanted)
{
    for (const struct told_branch *other = net->branches; other < branch; other++) {
        if (!begin_alike(other, branch)) continue;
        for (size_t i = 0; i < other->count; i++)
            if (other->nodes[i].is_told && nn_is_same_statement(other->nodes[i].node, wanted->node))
                return &other->nodes[i];
    }
    struct told_node *node = branch->nodes;
    while (!nn_is_same_statement(node->node, wanted->node)) node++;
    return node;
}

static void need(const struct nn_told_net *net, const struct told_branch *branch, struct told_node *node)
{
    if (node->same) return;
    node->same = find_same(net, branch, node);
    if (node->same->is_told) return;
    node->same->same = node->same;
    node->same->is_needed = true;
}

/* Causes come before what they cause, so one way back through the branch finds all. */
void nn_net_find_needed(const struct nn_told_net *net, const struct told_branch *branch)
{
    need(net, branch, &branch->nodes[branch->count - 1]);
    need(net, branch, &branch->nodes[0]);
    if (branch->clash) need(net, branch, branch->clash);
    for (size_t i = branch->count; i-- > 0;) {
        const nonet_step_node *node = branch->nodes[i].node;
        if (!branch->nodes[i].is_needed) continue;
        for (size_t cause = 0; cause < node->cause_count; cause++)
            need(net, branch, &branch->nodes[node->causes[cause]]);
    }
}

/* ---- the short list ---------------------------------------------------------------------------------- */

/* The smallest number above `last` that a cause of the node has; 0: none. */
static int next_cause(const struct told_branch *branch, const nonet_step_node *node, int last)
{
    int next = 0;
    for (size_t i = 0; i < node->cause_count; i++) {
        const int number = branch->nodes[node->causes[i]].same->number;
        if (number > last && (!next || number < next)) next = number;
    }
    return next;
}

static void say_causes(const struct nn_told_net *net, const struct told_branch *branch, const nonet_step_node *node)
{
    int count = 0, index = 0;
    for (int at = 0; (at = next_cause(branch, node, at)) > 0;) count++;
    for (int at = 0; (at = next_cause(branch, node, at)) > 0; index++) {
        nn_say_joint(net->words, index, count);
        nn_note(net->words, "%n", at);
    }
}

/* What else the statement needs: ": pointing", of a pattern that is there by then. */
static void say_short_reason(struct nn_words *words, const nonet_step_node *node)
{
    if (nn_is_proved_inside(node)) nn_say(words, NN_SAY_AND_CHAINS_INSIDE);
    else if (nn_follows_by_pattern(node)) nn_say(words, NN_SAY_COLON_TECHNIQUE, node->technique);
}

static void say_branch_short(const struct nn_told_net *net, const struct told_branch *branch, int *number)
{
    const struct told_node *last = &branch->nodes[branch->count - 1];
    nn_net_find_needed(net, branch);
    for (struct told_node *told = branch->nodes; told <= last; told++) {
        if (!told->is_needed) continue;
        told->is_told = true;
        told->number = ++*number;
        nn_note(net->words, *number > 1 ? "\n%n. " : "%n. ", *number);
        nn_say_statement_short(net->words, told->node);
        nn_say(net->words, NN_SAY_BY_CAUSES_OR_ASSUMED, told->node->cause_count > 0);
        say_causes(net, branch, told->node);
        say_short_reason(net->words, told->node);
        if (told == last && branch->clash) nn_say(net->words, NN_SAY_IT_CONTRADICTS, branch->clash->same->number);
    }
    if (branch->clash && !last->is_needed)
        nn_say(net->words, NN_SAY_NUMBER_CONTRADICTS, last->same->number, branch->clash->same->number);
}

void nn_say_net_short(struct nn_told_net *net)
{
    int number = 0;
    for (size_t i = 0; i < net->count; i++)
        if (!net->branches[i].is_left_out) say_branch_short(net, &net->branches[i], &number);
}

/* ---- what has become of it --------------------------------------------------------------------------- */

bool nn_net_refutes_itself(const struct nn_told_net *net)
{
    for (size_t i = 0; i < net->count; i++)
        if (nn_net_has_end(net, i)) return false;
    return true;
}

bool nn_net_has_end(const struct nn_told_net *net, size_t chain)
{
    return !net->branches[chain].clash && !net->branches[chain].is_left_out;
}
