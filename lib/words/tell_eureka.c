/* tell_eureka.c: chains in Eureka notation, as forums write them (docs/chains.md is its grammar).
 *
 * A chain is written term by term, with - for a weak link and = for a strong one. A term is what is said of one place:
 *
 *     (5)r1c79        5 is in one of these cells; (5) may be missing if the term before ends with 5
 *     (5=9)r4c4       links inside a cell
 *     (5=138)r126c4   an almost locked set: it has 5, or all of 1, 3 and 8
 *     (178=2)r4c8     a cell that has one of 1, 7 and 8, or else 2
 *
 * Every chain that proves something by itself is written as an alternating inference chain: strong link first and last,
 * so that one of its ends is true. A discontinuous loop is the same without its corner: what both ends exclude stands
 * behind the arrow. A continuous loop ends with a weak link to its beginning. Only the branches of forcing chains begin
 * and end as they are: what is supposed true has a weak link after it, and each says what it comes to. */
#include "words/words.h"

/* ---- terms ------------------------------------------------------------------------------------------- */

/* A chain on its way out. */
struct written_chain {
    struct nn_words *words;
    const nonet_step_node *nodes;
    size_t length; /* of the chain; */
    size_t first;  /* from here so many are written, of a loop the first one again: */
    size_t count;
    int known; /* the value with which the last term ended, which need not be said again; 0: none */
};

static const nonet_step_node *node_at(const struct written_chain *chain, size_t at)
{
    return &chain->nodes[(chain->first + at) % chain->length];
}

static void say_link_to(const struct written_chain *chain, size_t at)
{
    nn_note(chain->words, node_at(chain, at - 1)->is_true ? "-" : "=");
}

/* The almost locked set through which the node after this one follows, or NULL. */
static const nonet_step_set *set_after(const struct written_chain *chain, size_t at)
{
    const nonet_step *const step = chain->words->step;
    if (at + 1 >= chain->count || node_at(chain, at)->is_true) return NULL;
    const int set = node_at(chain, at + 1)->set;
    return set >= 0 && (size_t)set < step->set_count ? &step->sets[set] : NULL;
}

static bool is_in_same_cell(const nonet_step_node *one, const nonet_step_node *other)
{
    return one->cells.count == 1 && other->cells.count == 1 && one->cells.cells[0] == other->cells.cells[0];
}

/* What follows in the same cell, up to where a set begins; returns the number of the next node. */
static size_t say_rest_of_cell(struct written_chain *chain, size_t at)
{
    for (at++; at < chain->count && is_in_same_cell(node_at(chain, at - 1), node_at(chain, at)); at++) {
        if (set_after(chain, at)) break;
        say_link_to(chain, at);
        nn_note(chain->words, "%v", (int)node_at(chain, at)->value);
    }
    chain->known = node_at(chain, at - 1)->value;
    return at;
}

static size_t say_plain_term(struct written_chain *chain, size_t at)
{
    const nonet_step_node *const node = node_at(chain, at);
    const struct nn_cells cells = nn_cells_of(node->cells);
    const bool is_known = chain->known == node->value;
    const size_t before = chain->words->length;
    nn_note(chain->words, "(%v", (int)node->value);
    const size_t next = say_rest_of_cell(chain, at);
    nn_note(chain->words, ")");
    if (is_known && next == at + 1) chain->words->length = before;
    nn_note(chain->words, "%C", &cells);
    return next;
}

static void say_als_term(struct nn_words *words, const nonet_step_set *set, int value)
{
    const struct nn_cells cells = nn_cells_of(set->cells);
    nn_note(words, "(%v=%D)%C", value, set->values & ~nn_bit(value - 1), &cells);
}

/* What the set leaves in a cell outside: "-(178=2)r4c8". */
static size_t say_leftover(struct written_chain *chain, size_t at, const nonet_step_set *set)
{
    const int cell = node_at(chain, at)->cells.cells[0], value = node_at(chain, at)->value;
    nn_note(chain->words, "-(%D=%v", chain->words->candidates[cell] & set->values & ~nn_bit(value - 1), value);
    const size_t next = say_rest_of_cell(chain, at);
    nn_note(chain->words, ")%c", cell);
    return next;
}

static size_t say_way_through_set(struct written_chain *chain, size_t at, const nonet_step_set *set)
{
    const nonet_step_node *const out = node_at(chain, at + 1);
    const bool is_inside = nn_cells_meet(nn_cells_of(set->cells), nn_cells_of(out->cells));
    say_als_term(chain->words, set, node_at(chain, at)->value);
    chain->known = 0;
    return is_inside ? at + 2 : say_leftover(chain, at + 1, set);
}

static void say_terms(struct written_chain *chain)
{
    for (size_t at = 0; at < chain->count;) {
        const nonet_step_set *const set = set_after(chain, at);
        if (at) say_link_to(chain, at);
        at = set ? say_way_through_set(chain, at, set) : say_plain_term(chain, at);
    }
}

/* ---- chains ------------------------------------------------------------------------------------------ */

/* True and false take turns, each following from the one before, and by nothing else than a link. */
static bool has_only_links(const nonet_step_chain *chain)
{
    if (!nn_chain_is_plain(chain)) return false;
    for (size_t at = 1; at < chain->count; at++) {
        const nonet_step_node *const node = &chain->nodes[at];
        if (node->is_true == chain->nodes[at - 1].is_true || nn_follows_by_pattern(node) || nn_is_proved_inside(node))
            return false;
    }
    return true;
}

static void say_part(struct nn_words *words, const nonet_step_chain *chain, size_t first, size_t count)
{
    say_terms(&(struct written_chain){words, chain->nodes, chain->count, first, count, 0});
}

/* From the first strong link to the last one. */
static void say_aic(struct nn_words *words, const nonet_step_chain *chain)
{
    const size_t first = chain->nodes[0].is_true, last = !chain->nodes[chain->count - 1].is_true;
    if (chain->count < first + last + 2) say_part(words, chain, 0, chain->count);
    else say_part(words, chain, first, chain->count - first - last);
}

/* From the first strong link round to its beginning. A last node that repeats the first says nothing new. */
static void say_eureka_loop(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_chain round = {.nodes = chain->nodes, .count = chain->count - chain->count % 2};
    say_part(words, &round, chain->nodes[0].is_true, round.count + 1);
}

bool nn_say_eureka(struct nn_words *words, const nonet_step_chain *chain)
{
    if (!has_only_links(chain)) return false;
    if (chain->count > 1 && nn_is_loop(words->step)) say_eureka_loop(words, chain);
    else say_aic(words, chain);
    return true;
}

bool nn_say_eureka_branch(struct nn_words *words, const nonet_step_chain *chain)
{
    const nonet_step_node *const end = &chain->nodes[chain->count - 1];
    if (!has_only_links(chain) || (chain->count == 1 && !end->is_true)) return false;
    say_part(words, chain, 0, chain->count);
    nn_note(words, " => ");
    nn_say_statement_short(words, end);
    return true;
}
