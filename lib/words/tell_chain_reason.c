/* tell_chain_reason.c: what a single chain proves: turbot fish and their kin, X-chains, XY-chains, remote
 * pairs, nice loops and AICs.
 *
 * The chain itself shows which kind of proof it is: what the first node assumes and what the last one says. A chain
 * from "is not" to "is" proves that one of its ends is true. A chain from "is" to its own opposite refutes its start. A
 * loop that closes without contradiction (continuous) holds in both directions, so of two candidates that a weak link
 * joins exactly one is true. */
#include "words/words.h"

/* ---- line -------------------------------------------------------------------------------------------- */

void nn_line_chain(struct nn_words *words)
{
    const nonet_step *step = words->step;
    for (size_t i = 0; i < step->chain_count; i++) {
        if (i) nn_say(words, "; ");
        nn_say_chain(words, &step->chains[i]);
    }
    nn_say(words, " => ");
}

/* "7 in r2c1,r3c5, joined by r7c15": the outer and the inner ends. */
void nn_line_strings(struct nn_words *words)
{
    const nonet_step_node *nodes = words->step->chains[0].nodes;
    const struct nn_cells outer = nn_cells_or(nn_cells_of(nodes[0].cells), nn_cells_of(nodes[3].cells));
    const struct nn_cells inner = nn_cells_or(nn_cells_of(nodes[1].cells), nn_cells_of(nodes[2].cells));
    nn_say(words, "%V in %C, joined by %C => ", words->step->values, &outer, &inner);
}

/* "7 in b3 with r27c1": the box and the link across. */
void nn_line_empty_rectangle(struct nn_words *words)
{
    const nonet_step_node *nodes = words->step->chains[0].nodes;
    const struct nn_cells link = nn_cells_or(nn_cells_of(nodes[0].cells), nn_cells_of(nodes[1].cells));
    nn_say(words, "%V in %H with %C => ", words->step->values, (int)words->step->base.houses[0], &link);
}

/* ---- reason ------------------------------------------------------------------------------------------ */

static const nonet_step_node *last_node(const nonet_step_chain *chain)
{
    return &chain->nodes[chain->count - 1];
}

static bool is_same_candidate(const nonet_step_node *a, const nonet_step_node *b)
{
    return a->value == b->value && nn_cells_equal(nn_cells_of(a->cells), nn_cells_of(b->cells));
}

static void say_as_true(struct nn_words *words, const nonet_step_node *node)
{
    nonet_step_node statement = *node;
    statement.is_true = true;
    nn_say_statement(words, &statement);
}

static void say_refutation(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_node *first = &chain->nodes[0], *last = last_node(chain);
    if (is_same_candidate(first, last) && !last->is_true) {
        nn_say(words, " That contradicts the start, so the supposition is wrong.");
    } else {
        nn_say(words, " But ");
        nn_say_statement(words, first);
        nn_say(words, " and ");
        nn_say_statement(words, last);
        nn_say(words, " cannot both be true, so the supposition is wrong.");
    }
}

/* How a true end rules out a candidate: "it is 3" or "it sees the 2 in r2c7". */
static void say_effect(struct nn_words *words, const nonet_step_node *end, int cell)
{
    const struct nn_cells cells = nn_cells_of(end->cells);
    if (nn_cells_have(cells, cell)) nn_say(words, "it is %v", (int)end->value);
    else nn_say(words, "it sees the %v in %C", (int)end->value, &cells);
}

/* One of the ends is true; what does either of them rule out? */
static void say_common_effect(struct nn_words *words, const nonet_step_node *first, const nonet_step_node *last)
{
    const nonet_step *step = words->step;
    const struct nn_cells ends = nn_cells_or(nn_cells_of(first->cells), nn_cells_of(last->cells));
    const struct nn_cells losers = nn_words_losers(words);
    if (nn_cells_within(losers, nn_words_common_peers(words, ends))) {
        nn_say(words, " %C %s both ends.", &losers, nn_cells_count(losers) == 1 ? "sees" : "see");
        return;
    }
    for (size_t i = 0; i < step->elimination_count; i++) {
        nn_say(words, " %c cannot be %v: ", (int)step->eliminations[i].cell, (int)step->eliminations[i].value);
        say_effect(words, first, step->eliminations[i].cell);
        nn_say(words, ", or ");
        say_effect(words, last, step->eliminations[i].cell);
        nn_say(words, ".");
    }
}

static void say_either_or(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_node *first = &chain->nodes[0], *last = last_node(chain);
    if (is_same_candidate(first, last)) {
        nn_say(words, " That contradicts the start, so the supposition is wrong and ");
        nn_say_statement(words, last);
        nn_say(words, ".");
        return;
    }
    nn_say(words, " So in any case ");
    say_as_true(words, first);
    nn_say(words, " or ");
    nn_say_statement(words, last);
    nn_say(words, ", perhaps both.");
    say_common_effect(words, first, last);
}

/* From "is not" to "is not": the last one is false if the first is, and if the first is true as well. */
static void say_false_anyway(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_node *first = &chain->nodes[0], *last = last_node(chain);
    nn_say(words, " And if ");
    say_as_true(words, first);
    nn_say(words, ", then ");
    nn_say_statement(words, last);
    nn_say(words, " either.");
}

static void say_conclusion(struct nn_words *words, const nonet_step_chain *chain)
{
    if (chain->nodes[0].is_true) say_refutation(words, chain);
    else if (last_node(chain)->is_true) say_either_or(words, chain);
    else say_false_anyway(words, chain);
    nn_say_result(words, " So ");
}

void nn_reason_chain(struct nn_words *words)
{
    const nonet_step *step = words->step;
    if (step->chain_count != 1) {
        nn_say_result(words, "");
        return;
    }
    nn_say_story(words, &step->chains[0]);
    say_conclusion(words, &step->chains[0]);
}

/* Two patterns in one step; each removes what it can. */
void nn_reason_dual(struct nn_words *words)
{
    const nonet_step *step = words->step;
    for (size_t i = 0; i < step->chain_count; i++) {
        const nonet_step_chain *chain = &step->chains[i];
        nn_say(words, i ? " Likewise: " : "");
        nn_say_story(words, chain);
        nn_say(words, " So ");
        say_as_true(words, &chain->nodes[0]);
        nn_say(words, " or ");
        nn_say_statement(words, last_node(chain));
        nn_say(words, ", and what sees both cannot be %v.", (int)last_node(chain)->value);
    }
    nn_say_result(words, " So ");
}

/* ---- remote pair ------------------------------------------------------------------------------------- */

/* " r8c8 sees r5c8 and r8c4; ...": for each victim what it sees of the two kinds. */
static void say_seen_kinds(struct nn_words *words, struct nn_cells one, struct nn_cells two)
{
    const char *between = " ";
    NN_EACH_CELL(cell, nn_words_losers(words))
    {
        const struct nn_cells first = nn_cells_and(one, nn_words_peers(words, cell)),
                              second = nn_cells_and(two, nn_words_peers(words, cell));
        nn_say(words, "%s%c sees %C and %C", between, cell, &first, &second);
        between = "; ";
    }
    nn_say(words, ".");
}

/* "r5c8, r5c6, r6c4": the cells of the chain, each of which has two nodes. */
static void say_path(struct nn_words *words, const nonet_step_chain *chain)
{
    for (size_t i = 0; i < chain->count; i += 2) {
        const struct nn_cells cell = nn_cells_of(chain->nodes[i].cells);
        nn_say(words, i ? ", %C" : "%C", &cell);
    }
}

void nn_reason_remote_pair(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells one = nn_cells_of(step->sets[0].cells), two = nn_cells_of(step->sets[1].cells);
    nn_say(words,
           "All of these cells have only the candidates %W, and each shares a house with the next, "
           "so they hold the "
           "two values in turn: ",
           step->values);
    say_path(words, &step->chains[0]);
    nn_say(words,
           ". %C are all the same value and %C all the other one. A cell that sees one of each "
           "kind sees both %W:",
           &one, &two, step->values);
    say_seen_kinds(words, one, two);
    nn_say_result(words, " So ");
}

/* ---- continuous loops -------------------------------------------------------------------------------- */

/* The node that ends the loop may repeat the first one; the loop has each node once. */
static size_t loop_length(const nonet_step_chain *chain)
{
    const bool repeats =
        is_same_candidate(&chain->nodes[0], last_node(chain)) && chain->nodes[0].is_true == last_node(chain)->is_true;
    return chain->count - (repeats ? 1 : 0);
}

/* "r9c2 is 5 or 7", "4 is in r2c3 or r2c4 (row 2)" */
static void say_loop_pair(struct nn_words *words, const nonet_step_node *from, const nonet_step_node *to)
{
    const struct nn_cells here = nn_cells_of(from->cells), there = nn_cells_of(to->cells);
    const int house = nn_words_house_around(words, nn_cells_or(here, there), 0);
    if (from->value != to->value) nn_say(words, "%C is %O", &here, nn_bit(from->value - 1) | nn_bit(to->value - 1));
    else if (house >= 0) nn_say(words, "%v is in %C or %C (%h)", (int)from->value, &here, &there, house);
    else nn_say(words, "%v is in %C or %C", (int)from->value, &here, &there);
}

/* The pairs of neighbours, true then false: of each exactly one is true. */
static void say_loop_pairs(struct nn_words *words, const nonet_step_chain *chain)
{
    const size_t count = loop_length(chain);
    const char *between = " ";
    for (size_t i = 0; i < count; i++) {
        const nonet_step_node *from = &chain->nodes[i], *to = &chain->nodes[(i + 1) % count];
        if (!from->is_true || to->is_true) continue;
        nn_say(words, "%s", between);
        say_loop_pair(words, from, to);
        between = "; ";
    }
    nn_say(words, ".");
}

/* What the almost locked sets of the loop keep besides. */
static void say_loop_sets(struct nn_words *words, const nonet_step_chain *chain)
{
    for (size_t i = 1; i < chain->count; i++) {
        const nonet_step_node *out = &chain->nodes[i], *in = &chain->nodes[i - 1];
        if (out->set < 0 || (size_t)out->set >= words->step->set_count) continue;
        const nonet_step_set *set = &words->step->sets[out->set];
        struct nn_cells cells = nn_cells_of(set->cells);
        const bool is_in_set = nn_cells_meet(cells, nn_cells_of(out->cells));
        uint64_t others = set->values & ~nn_bit(in->value - 1);
        if (is_in_set) others &= ~nn_bit(out->value - 1);
        if (!is_in_set) cells = nn_cells_or(cells, nn_cells_of(out->cells));
        if (others) nn_say(words, " In any case %C need their %W.", &cells, others);
    }
}

void nn_reason_continuous_loop(struct nn_words *words)
{
    const nonet_step_chain *chain = &words->step->chains[0];
    nn_say_story(words, chain);
    nn_say(words, " That leads back to the start: the chain is a loop, and the other way round it "
                  "holds as well. So of each of "
                  "these pairs exactly one is true:");
    say_loop_pairs(words, chain);
    say_loop_sets(words, chain);
    nn_say_result(words, words->step->set_count ? " Whatever both of a pair or all places of such a value rule out is "
                                                  "impossible: "
                                                : " Whatever both of a pair rule out is impossible: ");
}
