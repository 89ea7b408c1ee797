/* tell_net_lines.c: a net as lines of sentences.
 *
 * Only what is placed is numbered, with what is supposed and what has a proof of its own; the numbers run through all
 * branches, so a number means one statement only. That a placed value rules out others goes without saying: what needs
 * such a removal refers to the placement. What a pattern removes is told together, on a line with a letter:
 *
 *     4. r5c5 is 3, by 1 and 2: no other place is left for 3 in column 5.
 *     (a) By 3, r46c5 are not 1 or 7: hidden pair 3,6 in box 5 (r46c5).
 *     5. r9c5 is 1, by 4 and (a): ...
 *
 * Inner chains that prove a statement are on the lines below it, indented, with its number before theirs. */
#include "words/tell_net.h"

#include <assert.h>

/* ---- what a statement is ----------------------------------------------------------------------------- */

static bool is_start(const struct told_node *told)
{
    return !told->node->cause_count;
}

static bool has_number(const struct told_node *told)
{
    return is_start(told) || told->node->is_true || nn_is_proved_inside(told->node);
}

/* A removal that a placed value makes at once: nobody needs to be told. */
static bool is_plain_removal(const struct nn_told_net *net, const struct told_node *told)
{
    return !has_number(told) && !nn_follows_by_pattern(told->node) && told->node->set < 0 &&
           nn_excluding_cause(net->words, told->chain, told->node);
}

/* ---- causes ------------------------------------------------------------------------------------------ */

/* The placement behind the statement: itself, or what rules it out at once. */
static const struct told_node *placement_behind(const struct nn_told_net *net, const struct told_node *told)
{
    if (!is_plain_removal(net, told)) return told;
    const nonet_step_node *const cause = nn_excluding_cause(net->words, told->chain, told->node);
    const struct told_node *const found = &told->branch->nodes[cause - told->chain->nodes];
    return found->same ? found->same : found;
}

/* Mark the number, or the letter, of what is behind the statement. True: it has neither, in a net that somebody made by
 * hand. */
static bool mark_cause(const struct nn_told_net *net, const struct told_node *told)
{
    const struct told_node *const behind = placement_behind(net, told);
    if (behind->number) net->is_cause[behind->number] = true;
    else if (behind->letter) net->is_removal_cause[behind->letter] = true;
    return !behind->number && !behind->letter;
}

/* (a) to (z), (aa) to (zz) and so on. */
static void say_letter(const struct nn_told_net *net, int letter)
{
    char text[8];
    int length = 0;
    assert(letter > 0);
    for (int rest = letter; rest > 0; rest = (rest - 1) / 26) length++;
    text[length] = 0;
    for (int rest = letter; rest > 0; rest = (rest - 1) / 26) text[--length] = (char)('a' + (rest - 1) % 26);
    nn_note(net->words, "(%s%s)", net->prefix, text);
}

/* "4, 9 and (b)", of what has been marked; nothing is marked then. */
static void say_marked(const struct nn_told_net *net, bool has_others)
{
    int count = has_others, index = 0;
    for (int number = 1; number <= net->last_number; number++) count += net->is_cause[number];
    for (int letter = 1; letter <= net->last_letter; letter++) count += net->is_removal_cause[letter];
    for (int number = 1; number <= net->last_number; number++) {
        if (!net->is_cause[number]) continue;
        nn_say_joint(net->words, index++, count);
        nn_note(net->words, "%s%n", net->prefix, number);
        net->is_cause[number] = false;
    }
    for (int letter = 1; letter <= net->last_letter; letter++) {
        if (!net->is_removal_cause[letter]) continue;
        nn_say_joint(net->words, index++, count);
        say_letter(net, letter);
        net->is_removal_cause[letter] = false;
    }
    if (!has_others) return;
    nn_say_joint(net->words, index, count);
    nn_say(net->words, NN_SAY_WHAT_IS_REMOVED);
}

static void say_told_causes(const struct nn_told_net *net, const struct told_node *told)
{
    bool has_others = false;
    for (size_t i = 0; i < told->node->cause_count; i++) {
        const struct told_node *const cause = &told->branch->nodes[told->node->causes[i]];
        has_others = mark_cause(net, cause->same ? cause->same : cause) || has_others;
    }
    say_marked(net, has_others);
}

/* ---- removals ---------------------------------------------------------------------------------------- */

static bool have_same_causes(const nonet_step_node *a, const nonet_step_node *b)
{
    if (a->technique != b->technique || a->set != b->set || a->cause_count != b->cause_count) return false;
    for (size_t i = 0; i < a->cause_count; i++)
        if (a->causes[i] != b->causes[i]) return false;
    return true;
}

/* What the pattern of this removal removes in all, and the branch needs: the cells for each value. */
static void take_removals(struct told_node *told, const struct told_node *last, int letter,
                          struct nn_cells lost[NN_LOGIC_SIDE + 1])
{
    for (struct told_node *other = told; other <= last; other++) {
        if (!other->is_needed || other->is_told || has_number(other) || !have_same_causes(told->node, other->node))
            continue;
        if (other != told && !nn_follows_by_pattern(told->node)) continue;
        other->is_told = true;
        other->letter = letter;
        lost[other->node->value] = nn_cells_or(lost[other->node->value], nn_cells_of(other->node->cells));
    }
}

/* "r46c5 are not 1 or 7, r4c6 is not 1" */
static void say_lost(struct nn_words *words, struct nn_cells lost[NN_LOGIC_SIDE + 1])
{
    enum nn_phrase between = NN_SAY_NOTHING;
    for (int value = 1; value <= words->layout->side; value++) {
        const struct nn_cells cells = lost[value];
        uint64_t values = 0;
        if (nn_cells_are_none(cells)) continue;
        for (int other = value; other <= words->layout->side; other++) {
            if (!nn_cells_equal(cells, lost[other])) continue;
            values |= nn_bit(other - 1);
            lost[other] = nn_no_cells();
        }
        nn_say(words, NN_SAY_CELLS_ARE_NOT, between, &cells, values);
        between = NN_SAY_COMMA;
    }
}

/* Is it the end of a branch that what was told last rules out? */
static bool follows_last_line(const struct nn_told_net *net, const struct told_node *told)
{
    return is_plain_removal(net, told) && placement_behind(net, told)->number == net->last_number;
}

/* "(a) By 2, r46c5 are not 1 or 7: hidden pair 3,6 in box 5 (r46c5)." */
static void say_told_removals(struct nn_told_net *net, struct told_node *told, const struct told_node *last)
{
    struct nn_cells lost[NN_LOGIC_SIDE + 1];
    for (int value = 0; value <= NN_LOGIC_SIDE; value++) lost[value] = nn_no_cells();
    const bool follows_at_once = follows_last_line(net, told);
    take_removals(told, last, follows_at_once ? 0 : ++net->last_letter, lost);
    if (follows_at_once) {
        nn_say(net->words, NN_SAY_SO);
    } else {
        say_letter(net, net->last_letter);
        nn_say(net->words, NN_SAY_REMOVALS_BY);
        say_told_causes(net, told);
        nn_say(net->words, NN_SAY_COMMA);
    }
    say_lost(net->words, lost);
    if (!is_plain_removal(net, told) || nn_tells_all(net->words)) {
        nn_say(net->words, NN_SAY_COLON);
        nn_say_inference(net->words, told->chain, (size_t)(told - told->branch->nodes));
    }
    nn_say(net->words, NN_SAY_STOP);
}

/* ---- numbered lines ---------------------------------------------------------------------------------- */

static void say_told_number(const struct nn_told_net *net, int number)
{
    nn_note(net->words, "%s%n", net->prefix, number);
}

/* An earlier statement of the branch that the same chains prove; NULL: this is the first. */
static const struct told_node *told_inside(const struct told_branch *branch, const struct told_node *told)
{
    for (const struct told_node *other = branch->nodes; other < told; other++)
        if (other->number && nn_is_proved_inside(other->node) && other->node->chain == told->node->chain) return other;
    return NULL;
}

/* Why a statement has a proof of its own; chains inside follow on their own lines. */
static void say_proof(const struct nn_told_net *net, const struct told_node *told)
{
    const struct told_node *const earlier = told_inside(told->branch, told);
    if (earlier) {
        nn_say(net->words, NN_SAY_AS_AT);
        say_told_number(net, earlier->number);
        nn_say(net->words, NN_SAY_STOP);
        return;
    }
    nn_say(net->words, NN_SAY_BECAUSE);
    nn_say_inside(net, told->chain, told->node, told->number);
}

/* "r5c5 is 3, by 1 and 2: no other place is left for 3 in column 5.", or "r5c5=3 (column 5), by 1 and 2." */
static void say_placement(const struct nn_told_net *net, const struct told_node *told)
{
    struct nn_words *const words = net->words;
    const size_t index = (size_t)(told - told->branch->nodes);
    if (nn_tells_all(words)) nn_say_statement(words, told->node);
    else nn_say_claim_with_house(words, told->chain, index);
    nn_say(words, NN_SAY_COMMA_BY);
    say_told_causes(net, told);
    if (nn_tells_all(words)) {
        nn_say(words, NN_SAY_COLON);
        nn_say_inference(words, told->chain, index);
    }
    nn_say(words, NN_SAY_STOP);
}

static void say_numbered(struct nn_told_net *net, struct told_node *told, bool is_case)
{
    told->number = ++net->last_number;
    told->is_told = true;
    say_told_number(net, told->number);
    nn_note(net->words, ". ");
    if (is_start(told)) {
        nn_say(net->words, NN_SAY_NET_START, is_case, told->node);
    } else if (nn_is_proved_inside(told->node)) {
        nn_say_statement(net->words, told->node);
        nn_say(net->words, NN_SAY_COMMA_BY);
        say_told_causes(net, told);
        say_proof(net, told);
    } else {
        say_placement(net, told);
    }
}

/* ---- contradictions ---------------------------------------------------------------------------------- */

/* Its number, or else what it does. */
static void say_reference(const struct nn_told_net *net, const struct told_node *told)
{
    const struct nn_cells cells = nn_cells_of(told->node->cells);
    if (told->number) say_told_number(net, told->number);
    else nn_say(net->words, NN_SAY_THE_REMOVAL, (int)told->node->value, &cells);
}

/* "so r1c2 cannot be 5" */
static void say_start_is_wrong(const struct nn_told_net *net, const nonet_step_node *start)
{
    const struct nn_cells cells = nn_cells_of(start->cells);
    if (start->is_true && start->cells.count == 1) {
        nn_say(net->words, NN_SAY_START_CANNOT_BE, &cells, (int)start->value);
    } else {
        nn_say(net->words, NN_SAY_START_IS_WRONG, start);
    }
}

/* " (both in column 7)", of two statements that put a value twice there. */
static void say_shared_house(const struct nn_told_net *net, const nonet_step_node *a, const nonet_step_node *b)
{
    const struct nn_cells both = nn_cells_or(nn_cells_of(a->cells), nn_cells_of(b->cells));
    const int house = nn_words_house_around(net->words, both, 0);
    if (a->is_true && b->is_true && a->value == b->value && house >= 0) nn_say(net->words, NN_SAY_BOTH_IN_HOUSE, house);
}

/* "But 11 contradicts 15 (both in row 5)"; `goes_on`: the first of them has just been told. */
static void say_told_contradiction(const struct nn_told_net *net, const struct told_node *end,
                                   const struct told_node *clash, bool goes_on)
{
    if (goes_on && !clash->number && !nn_tells_all(net->words) && nn_is_last_value(net->words, end->chain, end->node)) {
        const struct nn_cells cells = nn_cells_of(end->node->cells);
        nn_say(net->words, NN_SAY_BUT_IT_CANNOT_BE, (int)end->node->value, &cells);
        return;
    }
    nn_say(net->words, NN_SAY_BUT_THAT_CONTRADICTS, goes_on);
    if (!goes_on) {
        say_reference(net, end);
        nn_say(net->words, NN_SAY_CONTRADICTS);
    }
    say_reference(net, clash);
    say_shared_house(net, clash->node, end->node);
}

/* How the branch ends if it refutes itself. */
static void say_told_clash(const struct nn_told_net *net, const struct told_branch *branch, bool is_case, bool goes_on)
{
    say_told_contradiction(net, placement_behind(net, branch->nodes[branch->count - 1].same),
                           placement_behind(net, branch->clash->same), goes_on);
    if (is_case) {
        nn_say(net->words, NN_SAY_COMMA);
        say_start_is_wrong(net, branch->nodes[0].node);
        nn_say(net->words, NN_SAY_THIS_BRANCH_IS_OUT);
    }
    nn_say(net->words, NN_SAY_STOP);
}

/* ---- branches ---------------------------------------------------------------------------------------- */

/* Is there a line for the statement? The end of a case has one, unless it contradicts something. */
static bool has_line(const struct nn_told_net *net, const struct told_node *told, const struct told_node *last,
                     bool is_case)
{
    if (!told->is_needed || told->is_told) return false;
    return !is_plain_removal(net, told) || (told == last && is_case && !told->branch->clash);
}

/* "1. If r4c1 is 1: then r4c1 is not 5.": the end follows at once. */
static bool is_told_in_one_line(const struct nn_told_net *net, const struct told_branch *branch)
{
    const struct told_node *const last = &branch->nodes[branch->count - 1];
    if (branch->clash || !is_plain_removal(net, last)) return false;
    for (const struct told_node *told = branch->nodes + 1; told < last; told++)
        if (has_line(net, told, last, true)) return false;
    return last->is_needed && last->node->causes[0] == 0;
}

static void say_branch(struct nn_told_net *net, const struct told_branch *branch, bool is_case)
{
    struct told_node *const last = &branch->nodes[branch->count - 1];
    bool is_end_told = false;
    nn_net_find_needed(net, branch);
    if (is_case && is_told_in_one_line(net, branch)) {
        nn_say_indent(net->words, net->depth);
        say_numbered(net, branch->nodes, is_case);
        nn_say(net->words, NN_SAY_CASE_ENDS_AT_ONCE, last->node);
        return;
    }
    for (struct told_node *told = branch->nodes; told <= last; told++) {
        if (!has_line(net, told, last, is_case)) continue;
        nn_say_indent(net->words, net->depth);
        if (has_number(told)) say_numbered(net, told, is_case);
        else say_told_removals(net, told, last);
        is_end_told = told == last && has_number(told);
        if (is_end_told && branch->clash) say_told_clash(net, branch, is_case, true);
        nn_say(net->words, NN_SAY_END_OF_STATEMENT, told == branch->nodes && told == last);
    }
    if (branch->clash && !is_end_told) {
        nn_say_indent(net->words, net->depth);
        say_told_clash(net, branch, is_case, false);
        nn_note(net->words, "\n");
    }
}

void nn_say_net(struct nn_told_net *net, bool are_cases)
{
    for (size_t i = 0; i < net->count; i++)
        if (!net->branches[i].is_left_out) say_branch(net, &net->branches[i], are_cases);
}

/* ---- ends -------------------------------------------------------------------------------------------- */

static const struct told_node *end_of_chain(const struct nn_told_net *net, size_t chain)
{
    return net->branches[chain].nodes[net->branches[chain].count - 1].same;
}

void nn_say_net_clash(const struct nn_told_net *net, size_t one, size_t two)
{
    const struct told_node *const first = one == two ? net->branches[one].nodes[0].same : end_of_chain(net, one);
    say_told_contradiction(net, placement_behind(net, end_of_chain(net, two)), placement_behind(net, first), false);
    nn_say(net->words, NN_SAY_STOP);
}

void nn_say_net_ends(const struct nn_told_net *net)
{
    bool has_others = false;
    for (size_t chain = 0; chain < net->count; chain++)
        if (nn_net_has_end(net, chain)) has_others = mark_cause(net, end_of_chain(net, chain)) || has_others;
    say_marked(net, has_others);
}
