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
        if (i) nn_say(words, NN_SAY_SEMICOLON);
        nn_say_chain(words, &step->chains[i]);
    }
    nn_note(words, " => ");
}

/* "7 in r2c1,r3c5, joined by r7c15": the outer and the inner ends. */
void nn_line_strings(struct nn_words *words)
{
    const nonet_step_node *nodes = words->step->chains[0].nodes;
    const struct nn_cells outer = nn_cells_or(nn_cells_of(nodes[0].cells), nn_cells_of(nodes[3].cells));
    const struct nn_cells inner = nn_cells_or(nn_cells_of(nodes[1].cells), nn_cells_of(nodes[2].cells));
    nn_say(words, NN_SAY_LINE_STRINGS, words->step->values, &outer, &inner);
}

/* "7 in b3 with r27c1": the box and the link across. */
void nn_line_empty_rectangle(struct nn_words *words)
{
    const nonet_step_node *nodes = words->step->chains[0].nodes;
    const struct nn_cells link = nn_cells_or(nn_cells_of(nodes[0].cells), nn_cells_of(nodes[1].cells));
    nn_say(words, NN_SAY_LINE_EMPTY_RECTANGLE, words->step->values, (int)words->step->base.houses[0], &link);
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

static nonet_step_node as_true(const nonet_step_node *node)
{
    nonet_step_node statement = *node;
    statement.is_true = true;
    return statement;
}

void nn_say_clash(struct nn_words *words, const nonet_step_node *first, const nonet_step_node *last)
{
    const struct nn_cells both = nn_cells_or(nn_cells_of(first->cells), nn_cells_of(last->cells));
    const int house = nn_words_house_around(words, both, 0);
    const uint64_t values = nn_bit(first->value - 1) | nn_bit(last->value - 1);
    const bool are_true = first->is_true && last->is_true;
    if (are_true && first->value != last->value && nn_cells_count(both) == 1)
        nn_say(words, NN_SAY_CELL_WOULD_BE_BOTH, &both, values);
    else if (are_true && first->value == last->value && house >= 0)
        nn_say(words, NN_SAY_HOUSE_WOULD_HAVE_TWO, house, (int)first->value);
    else nn_say(words, NN_SAY_THAT_CANNOT_BE);
}

/* In short the story has said that the chain denies its start. */
static void say_denied_start(struct nn_words *words)
{
    nn_say(words, nn_tells_all(words) ? NN_SAY_CONTRADICTION_RESULT : NN_SAY_THEN_SO_RESULT);
}

static void say_refutation(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_node *first = &chain->nodes[0], *last = last_node(chain);
    if (!last->is_true && is_same_candidate(first, last)) {
        say_denied_start(words);
        return;
    }
    nn_say(words, NN_SAY_SPACE);
    nn_say_clash(words, first, last);
    nn_say(words, NN_SAY_COMMA_SO_RESULT);
}

/* "So r4c6 or r7c1 is 6", "So r7c2 is 1 or r5c2 is 3" */
static void say_one_of_two(struct nn_words *words, const nonet_step_node *first, const nonet_step_node *last)
{
    const struct nn_cells here = nn_cells_of(first->cells), there = nn_cells_of(last->cells);
    const bool are_cells = first->cells.count == 1 && last->cells.count == 1;
    if (nn_cells_equal(here, there) && are_cells) {
        nn_say(words, NN_SAY_SO_CELL_IS, &here, nn_bit(first->value - 1) | nn_bit(last->value - 1));
    } else if (first->value == last->value) {
        nn_say(words, NN_SAY_SO_ONE_END_IS, &here, &there, (int)last->value);
    } else {
        const nonet_step_node start = as_true(first);
        nn_say(words, NN_SAY_ONE_STATEMENT_OR_OTHER, &start, last);
    }
}

/* How a true end rules out a candidate: "it is 3" or "it sees the 2 in r2c7". */
static void say_effect(struct nn_words *words, const nonet_step_node *end, int cell)
{
    const struct nn_cells cells = nn_cells_of(end->cells);
    if (nn_cells_have(cells, cell)) nn_say(words, NN_SAY_IT_IS, (int)end->value);
    else nn_say(words, NN_SAY_IT_SEES_VALUE, (int)end->value, &cells);
}

/* The removals one by one, each with both ends. */
static void say_effects(struct nn_words *words, const nonet_step_node *first, const nonet_step_node *last)
{
    const nonet_step *step = words->step;
    for (size_t i = 0; i < step->elimination_count; i++) {
        nn_say(words, NN_SAY_CELL_CANNOT_BE, (int)step->eliminations[i].cell, (int)step->eliminations[i].value);
        say_effect(words, first, step->eliminations[i].cell);
        nn_say(words, NN_SAY_COMMA_OR);
        say_effect(words, last, step->eliminations[i].cell);
        nn_say(words, NN_SAY_STOP);
    }
}

/* One of the ends is true; what does either of them rule out? */
static void say_common_effect(struct nn_words *words, const nonet_step_node *first, const nonet_step_node *last)
{
    const struct nn_cells ends = nn_cells_or(nn_cells_of(first->cells), nn_cells_of(last->cells));
    const struct nn_cells losers = nn_words_losers(words);
    const bool see_both = nn_cells_within(losers, nn_words_common_peers(words, ends));
    nn_say(words, NN_SAY_PERHAPS_BOTH);
    if (see_both && nn_has_one_bit(nn_words_removed(words)) && !words->step->placement_count) {
        nn_say(words, NN_SAY_BOTH_ENDS_ARE_SEEN, &losers, nn_words_removed(words));
    } else if (nn_tells_all(words) && !see_both && words->step->elimination_count && !words->step->placement_count) {
        nn_say(words, NN_SAY_STOP);
        say_effects(words, first, last);
    } else {
        const bool is_one_place = nn_cells_equal(nn_cells_of(first->cells), nn_cells_of(last->cells));
        nn_say(words, is_one_place ? NN_SAY_COLON_RESULT : NN_SAY_EITHER_END_RESULT);
    }
}

static void say_either_or(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_node *first = &chain->nodes[0], *last = last_node(chain);
    if (is_same_candidate(first, last)) {
        say_denied_start(words);
        return;
    }
    say_one_of_two(words, first, last);
    say_common_effect(words, first, last);
}

/* From "is not" to "is not": the last one is false if the first is, and if the first is true as well. */
static void say_false_anyway(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_node start = as_true(&chain->nodes[0]);
    nn_say(words, NN_SAY_FALSE_ANYWAY, &start);
    nn_say(words, NN_SAY_COLON_RESULT);
}

static void say_conclusion(struct nn_words *words, const nonet_step_chain *chain)
{
    if (chain->nodes[0].is_true) say_refutation(words, chain);
    else if (last_node(chain)->is_true) say_either_or(words, chain);
    else say_false_anyway(words, chain);
}

/* From "is not" to "is not" at once after an "is": one of the two ends before that removal is true, which says more. */
static nonet_step_chain without_plain_end(const nonet_step_chain *chain)
{
    nonet_step_chain told = *chain;
    const nonet_step_node *const last = last_node(chain);
    if (chain->count < 3 || !nn_chain_is_plain(chain) || chain->nodes[0].is_true || last->is_true) return told;
    if (!last[-1].is_true || last->set >= 0 || nn_follows_by_pattern(last)) return told;
    if (!is_same_candidate(&chain->nodes[0], last - 1)) told.count--;
    return told;
}

void nn_reason_chain(struct nn_words *words)
{
    const nonet_step *step = words->step;
    if (step->chain_count != 1) {
        nn_say(words, NN_SAY_RESULT);
        return;
    }
    const nonet_step_chain told = without_plain_end(&step->chains[0]);
    nn_say_story(words, &told);
    say_conclusion(words, &told);
}

/* The second chain of a dual, which may begin as the first. */
static void say_story_of_dual(struct nn_words *words, size_t which)
{
    const nonet_step_chain *chain = &words->step->chains[which];
    const nonet_step_node *first = &chain->nodes[0];
    if (which && nn_is_same_statement(first, &words->step->chains[0].nodes[0])) {
        const struct nn_cells cells = nn_cells_of(first->cells);
        nn_say(words, NN_SAY_WITHOUT_IT_ALSO, (int)first->value, &cells);
        nn_say_story_end(words, chain, 1);
        return;
    }
    if (which) nn_say(words, NN_SAY_SPACE);
    nn_say_story(words, chain);
}

/* Two patterns in one step; each removes what it can. */
void nn_reason_dual(struct nn_words *words)
{
    const nonet_step *step = words->step;
    for (size_t i = 0; i < step->chain_count; i++) {
        const nonet_step_chain *chain = &step->chains[i];
        say_story_of_dual(words, i);
        say_one_of_two(words, &chain->nodes[0], last_node(chain));
        nn_say(words, NN_SAY_WHAT_SEES_BOTH, (int)last_node(chain)->value);
    }
    nn_say(words, NN_SAY_SPACE);
    if (nn_tells_all(words)) nn_say(words, NN_SAY_SO_RESULT);
    else nn_say_result_of_seeing(words, NN_SAY_SEES_BOTH_ENDS);
}

/* ---- remote pair ------------------------------------------------------------------------------------- */

/* " r8c8 sees r5c8 and r8c4; ...": for each victim what it sees of the two kinds. */
static void say_seen_kinds(struct nn_words *words, struct nn_cells one, struct nn_cells two)
{
    enum nn_phrase between = NN_SAY_SPACE;
    NN_EACH_CELL(cell, nn_words_losers(words))
    {
        const struct nn_cells first = nn_cells_and(one, nn_words_peers(words, cell)),
                              second = nn_cells_and(two, nn_words_peers(words, cell));
        nn_say(words, NN_SAY_SEES_EACH_KIND, between, cell, &first, &second);
        between = NN_SAY_SEMICOLON;
    }
    nn_say(words, NN_SAY_STOP);
}

/* "r5c8, r5c6, r6c4": the cells of the chain, each of which has two nodes. */
static void say_path(struct nn_words *words, const nonet_step_chain *chain)
{
    for (size_t i = 0; i < chain->count; i += 2) {
        const struct nn_cells cell = nn_cells_of(chain->nodes[i].cells);
        nn_say(words, NN_SAY_PATH_CELL, i ? NN_SAY_COMMA : NN_SAY_NOTHING, &cell);
    }
}

void nn_reason_remote_pair(struct nn_words *words)
{
    const nonet_step *step = words->step;
    const struct nn_cells one = nn_cells_of(step->sets[0].cells), two = nn_cells_of(step->sets[1].cells);
    if (!nn_tells_all(words)) {
        nn_say(words, NN_SAY_REMOTE_PAIR, step->values, &one, &two);
        nn_say(words, NN_SAY_REMOTE_PAIR_RESULT);
        return;
    }
    nn_say(words, NN_SAY_REMOTE_PAIR_IN_FULL, step->values);
    say_path(words, &step->chains[0]);
    nn_say(words, NN_SAY_REMOTE_PAIR_KINDS, &one, &two);
    say_seen_kinds(words, one, two);
    nn_say(words, NN_SAY_THEN_SO_RESULT);
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
static void say_loop_pair(struct nn_words *words, const nonet_step_node *from, const nonet_step_node *to,
                          bool has_house)
{
    const struct nn_cells here = nn_cells_of(from->cells), there = nn_cells_of(to->cells);
    const int house = nn_words_house_around(words, nn_cells_or(here, there), 0);
    if (from->value != to->value)
        nn_say(words, NN_SAY_LOOP_PAIR_IN_CELL, &here, nn_bit(from->value - 1) | nn_bit(to->value - 1));
    else if (house >= 0 && has_house) nn_say(words, NN_SAY_LOOP_PAIR_IN_HOUSE, (int)from->value, &here, &there, house);
    else nn_say(words, NN_SAY_LOOP_PAIR, (int)from->value, &here, &there);
}

/* Do both of the pair rule out a candidate that the step removes? Only such pairs matter. */
static bool does_pair_remove(const struct nn_words *words, const nonet_step_node *one, const nonet_step_node *other)
{
    const struct nn_cells here = nn_cells_of(one->cells), there = nn_cells_of(other->cells);
    for (size_t i = 0; i < words->step->elimination_count; i++) {
        const nonet_candidate removed = words->step->eliminations[i];
        const struct nn_cells cell = nn_one_cell(removed.cell);
        if (one->value != other->value && nn_cells_equal(here, cell) && nn_cells_equal(there, cell)) return true;
        if (one->value == other->value && removed.value == one->value &&
            nn_cells_within(nn_cells_or(here, there), nn_words_peers(words, removed.cell)))
            return true;
    }
    return false;
}

/* Is the node and the one after it a pair that is told: true then false, of which exactly one is true? */
static bool is_told_pair(const struct nn_words *words, const nonet_step_chain *chain, size_t index)
{
    const nonet_step_node *from = &chain->nodes[index], *to = &chain->nodes[(index + 1) % loop_length(chain)];
    return from->is_true && !to->is_true && (nn_tells_all(words) || does_pair_remove(words, from, to));
}

static int count_told_pairs(const struct nn_words *words, const nonet_step_chain *chain)
{
    int count = 0;
    for (size_t i = 0; i < loop_length(chain); i++) count += is_told_pair(words, chain, i);
    return count;
}

/* The pairs of neighbours; of each exactly one is true. */
static void say_loop_pairs(struct nn_words *words, const nonet_step_chain *chain, bool has_houses)
{
    const size_t count = loop_length(chain);
    enum nn_phrase between = NN_SAY_SPACE;
    for (size_t i = 0; i < count; i++) {
        if (!is_told_pair(words, chain, i)) continue;
        nn_say(words, between);
        say_loop_pair(words, &chain->nodes[i], &chain->nodes[(i + 1) % count], has_houses);
        between = NN_SAY_SEMICOLON;
    }
    nn_say(words, NN_SAY_STOP);
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
        if (others) nn_say(words, NN_SAY_SET_NEEDS_OTHERS, &cells, others);
    }
}

/* How the chain is told before its pairs. */
static void say_loop_story(struct nn_words *words, const nonet_step_chain *chain)
{
    nn_say_story(words, chain);
    nn_say(words, NN_SAY_LOOP_CLOSES, count_told_pairs(words, chain));
}

/* What the least text may leave out, the first one last. */
enum loop_parts { LOOP_RULE, LOOP_SETS, LOOP_PAIRS, LOOP_HOUSES };

static void say_loop_in_short(struct nn_words *words, const nonet_step_chain *chain, enum loop_parts parts)
{
    nn_say(words, NN_SAY_LOOP_IN_SHORT);
    if (parts >= LOOP_PAIRS) {
        nn_say(words, NN_SAY_ONE_OF_EACH_PAIR);
        say_loop_pairs(words, chain, parts >= LOOP_HOUSES);
    } else {
        nn_say(words, NN_SAY_ONE_OF_TWO_NEIGHBOURS, parts < LOOP_SETS && words->step->set_count);
    }
    if (parts >= LOOP_SETS) say_loop_sets(words, chain);
    nn_say(words, NN_SAY_EITHER_WAY_RESULT);
}

/* With as much as fits. */
static void say_least_of_loop(struct nn_words *words, const nonet_step_chain *chain)
{
    const size_t before = words->length;
    for (int parts = LOOP_HOUSES; parts >= LOOP_RULE; parts--) {
        words->length = before;
        say_loop_in_short(words, chain, (enum loop_parts)parts);
        if (words->length - before <= NN_FOUR_LINES) return;
    }
}

void nn_reason_continuous_loop(struct nn_words *words)
{
    const nonet_step_chain *chain = &words->step->chains[0];
    if (nn_tells_least(words)) {
        say_least_of_loop(words, chain);
        return;
    }
    say_loop_story(words, chain);
    say_loop_pairs(words, chain, true);
    say_loop_sets(words, chain);
    nn_say(words, NN_SAY_LOOP_RULES_OUT, words->step->set_count > 0);
    nn_say(words, NN_SAY_RESULT);
}
