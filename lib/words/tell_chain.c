/* tell_chain.c: chains in HoDoKu's notation. (For Eureka see tell_eureka.c.)
 *
 * A plain chain is written cell by cell with its links: -5- for a weak one (if here is 5, there is none),
 * =5= for a strong one (if here is no 5, there is one). What happens inside a cell needs no sign:
 *
 *     r1c6 -5- r1c7 -2- r4c7 =2= r8c7       r1c7 is not 5, so it is 2
 *
 * A chain that begins with "is not" and ends with "is" proves that one of its ends is true; the links
 * that both ends have to what they remove stand at them: 3- r4c4 -9- r6c5 =6= r6c6 -3.
 * A continuous loop returns to its first cell. A cell group is written as cells: r13c4. An almost locked set stands in place of its cells with its
 * candidates: r4c456{3579}.
 *
 * A net, where a statement needs several others, is a numbered list; each line names its causes
 * (tell_net.c). */
#include "words/words.h"

#include <assert.h>

bool nn_chain_is_plain(const nonet_step_chain *chain)
{
    for (size_t i = 1; i < chain->count; i++)
        if (chain->nodes[i].cause_count != 1 || chain->nodes[i].causes[0] != i - 1) return false;
    return true;
}

static bool have_same_cells(const nonet_step_node *a, const nonet_step_node *b)
{
    return nn_cells_equal(nn_cells_of(a->cells), nn_cells_of(b->cells));
}

static void say_node_cells(struct nn_words *words, const nonet_step_node *node)
{
    const struct nn_cells cells = nn_cells_of(node->cells);
    nn_note(words, "%C", &cells);
    if (node->set < 0 || (size_t)node->set >= words->step->set_count) return;
    const struct nn_cells set = nn_cells_of(words->step->sets[node->set].cells);
    nn_note(words, "[%C%S]", &set, words->step->sets[node->set].values);
}

/* From one value to another there is no plain link outside a cell; it leads through a set. */
static void say_link(struct nn_words *words, const nonet_step_node *from, const nonet_step_node *to)
{
    const char *sign = from->is_true ? "-" : "=";
    if (from->value == to->value) nn_note(words, " %s%v%s ", sign, (int)to->value, sign);
    else nn_note(words, " %s%v|%v%s ", sign, (int)from->value, (int)to->value, sign);
}

static void say_plain_chain(struct nn_words *words, const nonet_step_chain *chain)
{
    assert(chain->count > 0);
    const nonet_step_node *nodes = chain->nodes, *last = &nodes[chain->count - 1];
    const bool is_closed = have_same_cells(&nodes[0], last), is_loop = nn_is_loop(words->step);
    const bool has_ends = !nodes[0].is_true && last->is_true && !is_closed && !is_loop;
    if (has_ends) nn_note(words, "%v- ", (int)nodes[0].value);
    say_node_cells(words, &nodes[0]);
    for (size_t i = 1; i < chain->count; i++) {
        if (have_same_cells(&nodes[i - 1], &nodes[i]) && nodes[i].set < 0) continue;
        say_link(words, &nodes[i - 1], &nodes[i]);
        say_node_cells(words, &nodes[i]);
    }
    if (has_ends) nn_note(words, " -%v", (int)last->value);
    if (!is_loop || is_closed) return;
    say_link(words, last, &nodes[0]);
    say_node_cells(words, &nodes[0]);
}

void nn_say_statement_short(struct nn_words *words, const nonet_step_node *node)
{
    const struct nn_cells cells = nn_cells_of(node->cells);
    nn_note(words, node->is_true ? "%C=%v" : "%C<>%v", &cells, (int)node->value);
}

static void say_net(struct nn_words *words, const nonet_step_chain *chain)
{
    struct nn_told_net net;
    if (!nn_net_open(&net, words, chain, 1)) return;
    nn_say_net_short(&net);
    nn_net_close(&net);
}

/* "r5c4=3 => r5c4<>4 => r5c6=4"; a statement that follows by a pattern is followed by its name: "r5c6<>4
 * (pointing)". */
static void say_implications(struct nn_words *words, const nonet_step_chain *chain)
{
    for (size_t i = 0; i < chain->count; i++) {
        if (i) nn_note(words, " => ");
        nn_say_statement_short(words, &chain->nodes[i]);
        if (nn_follows_by_pattern(&chain->nodes[i])) nn_say(words, NN_SAY_BRACKET_TECHNIQUE, chain->nodes[i].technique);
    }
}

void nn_say_chain(struct nn_words *words, const nonet_step_chain *chain)
{
    if (!chain->count) return;
    if (!words->has_loops && nn_say_eureka(words, chain)) return;
    if (nn_chain_is_plain(chain)) say_plain_chain(words, chain);
    else say_net(words, chain);
}

/* In HoDoKu's notation cells alone would hide what is supposed: it has the statements. */
void nn_say_branch(struct nn_words *words, const nonet_step_chain *chain)
{
    if (!words->has_loops && nn_say_eureka_branch(words, chain)) return;
    if (nn_chain_is_plain(chain)) say_implications(words, chain);
    else say_net(words, chain);
}

bool nn_is_loop(const nonet_step *step)
{
    const struct nn_teller *const teller = nn_teller_of(step);
    return teller && teller->links == nn_links_loop;
}
