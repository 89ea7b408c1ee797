/* sketch_links.c: the lines of a drawing. Each is kept once: its kind and its ends identify it, not the chains that use
 * it. These are listed with it, and its depth is the smallest of theirs.
 *
 * Links of chains come from their nodes and causes. The board shows the kind of a link: a true cause and a false node
 * that see each other are a weak link; a false cause and a true node that are the only two in a house or a cell are a
 * strong one. In nets a node may need several causes, a pattern or inner chains; then it "follows". Inner chains are
 * about the board without the causes of the node that they prove, so there the board is not consulted. */
#include <stdlib.h>
#include <string.h>

#include "words/sketch.h"

/* ---- keeping them -------------------------------------------------------------------------------- */

static bool is_directed(const struct nn_sketch_link *link)
{
    return link->kind == NONET_LINK_FOLLOWS;
}

static bool has_ends(const struct nn_sketch_link *link, const struct nn_sketch_link *other)
{
    return link->from_value == other->from_value && link->to_value == other->to_value &&
           nn_cells_equal(link->from, other->from) && nn_cells_equal(link->to, other->to);
}

static struct nn_sketch_link turned_round(const struct nn_sketch_link *link)
{
    struct nn_sketch_link turned = *link;
    turned.from = link->to;
    turned.to = link->from;
    turned.from_value = link->to_value;
    turned.to_value = link->from_value;
    return turned;
}

static bool is_same_link(const struct nn_sketch_link *link, const struct nn_sketch_link *other)
{
    if (link->kind != other->kind) return false;
    const struct nn_sketch_link turned = turned_round(other);
    return has_ends(link, other) || (!is_directed(link) && has_ends(link, &turned));
}

/* The same for both directions. */
static int bucket_of_link(const struct nn_sketch_link *link)
{
    uint64_t sum = (uint64_t)(link->from_value + link->to_value) + 64 * (uint64_t)link->kind;
    for (int word = 0; word < NN_CELL_WORDS; word++)
        sum = sum * 0x9e3779b97f4a7c15u + (link->from.word[word] ^ link->to.word[word]);
    return (int)(sum * 0x9e3779b97f4a7c15u >> 54) % NN_LINK_BUCKETS;
}

static struct nn_sketch_link *find_sketch_link(const struct nn_sketch *sketch, const struct nn_sketch_link *wanted)
{
    for (int at = sketch->buckets[bucket_of_link(wanted)]; at >= 0; at = sketch->links[at].next)
        if (is_same_link(&sketch->links[at], wanted)) return &sketch->links[at];
    return NULL;
}

static bool make_room_for_link(struct nn_sketch *sketch)
{
    if (sketch->link_count < sketch->link_room) return true;
    const int room = sketch->link_room ? 2 * sketch->link_room : 64;
    struct nn_sketch_link *const larger = realloc(sketch->links, (size_t)room * sizeof *larger);
    sketch->is_short_of_memory |= !larger;
    if (!larger) return false;
    sketch->links = larger;
    sketch->link_room = room;
    return true;
}

static struct nn_sketch_link *add_sketch_link(struct nn_sketch *sketch, const struct nn_sketch_link *link)
{
    if (!make_room_for_link(sketch)) return NULL;
    struct nn_sketch_link *const added = &sketch->links[sketch->link_count];
    int *const bucket = &sketch->buckets[bucket_of_link(link)];
    *added = *link;
    added->chains = (struct nn_mentions){-1, -1};
    added->next = *bucket;
    *bucket = sketch->link_count++;
    return added;
}

/* The link that is kept; NULL: no memory. */
static struct nn_sketch_link *keep_link(struct nn_sketch *sketch, const struct nn_sketch_link *link)
{
    struct nn_sketch_link *const found = find_sketch_link(sketch, link);
    if (!found) return add_sketch_link(sketch, link);
    if (link->depth < found->depth) found->depth = link->depth;
    return found;
}

static struct nn_sketch_link plain_link(struct nn_sketch_end from, struct nn_sketch_end to, nonet_link_kind kind)
{
    return (struct nn_sketch_link){.from = from.cells,
                                   .to = to.cells,
                                   .from_value = from.value,
                                   .to_value = to.value,
                                   .kind = kind,
                                   .set = -1,
                                   .technique = -1,
                                   .chain = -1};
}

/* ---- what the board says ------------------------------------------------------------------------- */

static bool share_a_cell(struct nn_sketch_end from, struct nn_sketch_end to)
{
    return from.value != to.value && nn_cells_are_one(from.cells) && nn_cells_equal(from.cells, to.cells);
}

static bool is_weak(const struct nn_sketch *sketch, struct nn_sketch_end from, struct nn_sketch_end to)
{
    if (nn_cells_are_none(from.cells) || nn_cells_are_none(to.cells)) return false;
    if (from.value != to.value) return share_a_cell(from, to);
    return nn_cells_within(to.cells, nn_words_common_peers(&sketch->words, from.cells));
}

/* Some house has the value in these cells only. */
static bool has_only_places(const struct nn_sketch *sketch, struct nn_cells cells, int value)
{
    const struct nn_words *const words = &sketch->words;
    for (int house = 0; house < words->layout->houses; house++) {
        const struct nn_cells places = nn_words_places(words, value, house);
        if (!nn_cells_are_none(places) && nn_cells_within(places, cells)) return true;
    }
    return false;
}

static bool is_strong(const struct nn_sketch *sketch, struct nn_sketch_end from, struct nn_sketch_end to)
{
    if (nn_cells_are_none(from.cells) || nn_cells_are_none(to.cells)) return false;
    if (from.value == to.value) return has_only_places(sketch, nn_cells_or(from.cells, to.cells), from.value);
    const uint64_t both = nn_bit(from.value - 1) | nn_bit(to.value - 1);
    return share_a_cell(from, to) && sketch->words.candidates[nn_cells_first(from.cells)] == both;
}

/* ---- for patterns -------------------------------------------------------------------------------- */

struct nn_sketch_end nn_end_in_set(const struct nn_sketch *sketch, size_t set, int value)
{
    return nn_sketch_end_of(nn_cells_and(nn_cells_of(sketch->words.step->sets[set].cells), sketch->words.places[value]),
                            value);
}

void nn_sketch_weak(struct nn_sketch *sketch, struct nn_sketch_end from, struct nn_sketch_end to)
{
    const struct nn_sketch_link link = plain_link(from, to, NONET_LINK_WEAK);
    if (is_weak(sketch, from, to)) keep_link(sketch, &link);
}

void nn_sketch_strong(struct nn_sketch *sketch, struct nn_sketch_end from, struct nn_sketch_end to)
{
    const struct nn_sketch_link link = plain_link(from, to, NONET_LINK_STRONG);
    if (is_strong(sketch, from, to)) keep_link(sketch, &link);
}

/* n cells with n + 1 values. */
static bool is_almost_locked_set(const struct nn_sketch *sketch, size_t set)
{
    const nonet_cells cells = sketch->words.step->sets[set].cells;
    uint64_t values = 0;
    for (size_t index = 0; index < cells.count; index++) values |= sketch->words.candidates[cells.cells[index]];
    return (size_t)nn_count_bits(values) == cells.count + 1;
}

void nn_sketch_strong_in_set(struct nn_sketch *sketch, size_t set, int from, int to)
{
    const struct nn_sketch_end one = nn_end_in_set(sketch, set, from), two = nn_end_in_set(sketch, set, to);
    struct nn_sketch_link link = plain_link(one, two, NONET_LINK_STRONG);
    link.set = (int)set;
    const bool is_there = from != to && !nn_cells_are_none(one.cells) && !nn_cells_are_none(two.cells);
    if (is_there && is_almost_locked_set(sketch, set)) keep_link(sketch, &link);
}

void nn_sketch_side(struct nn_sketch *sketch, int from, int to)
{
    const struct nn_sketch_link link =
        plain_link(nn_sketch_end_of(nn_one_cell(from), 0), nn_sketch_end_of(nn_one_cell(to), 0), NONET_LINK_SIDE);
    keep_link(sketch, &link);
}

void nn_sketch_line(struct nn_sketch *sketch, struct nn_cells cells, int value)
{
    int before = -1;
    NN_EACH_CELL(cell, cells)
    {
        const struct nn_sketch_end to = nn_sketch_end_of(nn_one_cell(cell), value);
        if (before >= 0) nn_sketch_weak(sketch, nn_sketch_end_of(nn_one_cell(before), value), to);
        before = cell;
    }
}

void nn_sketch_places(struct nn_sketch *sketch, int house, int value)
{
    const struct nn_cells places = nn_words_places(&sketch->words, value, house);
    if (nn_cells_count(places) != 2) {
        nn_sketch_line(sketch, places, value);
        return;
    }
    const struct nn_cells one = nn_one_cell(nn_cells_first(places));
    nn_sketch_strong(sketch, nn_sketch_end_of(one, value), nn_sketch_end_of(nn_cells_less(places, one), value));
}

/* ---- chains -------------------------------------------------------------------------------------- */

static struct nn_sketch_end end_of_node(const nonet_step_node *node)
{
    return nn_sketch_end_of(nn_cells_of(node->cells), node->value);
}

static nonet_link_kind kind_of_link(const struct nn_sketch *sketch, const nonet_step_node *cause,
                                    const nonet_step_node *node, int depth)
{
    if (nn_follows_by_pattern(node) || nn_is_proved_inside(node)) return NONET_LINK_FOLLOWS;
    const struct nn_sketch_end from = end_of_node(cause), to = end_of_node(node);
    if (cause->is_true && !node->is_true && node->set < 0 && is_weak(sketch, from, to)) return NONET_LINK_WEAK;
    if (cause->is_true || !node->is_true || node->cause_count > 1) return NONET_LINK_FOLLOWS;
    return node->set >= 0 || depth || is_strong(sketch, from, to) ? NONET_LINK_STRONG : NONET_LINK_FOLLOWS;
}

static void link_node(struct nn_sketch *sketch, size_t number, const nonet_step_node *node)
{
    const nonet_step_chain *const chain = &sketch->words.step->chains[number];
    for (size_t index = 0; index < node->cause_count; index++) {
        const nonet_step_node *const cause = &chain->nodes[node->causes[index]];
        struct nn_sketch_link link = plain_link(end_of_node(cause), end_of_node(node), NONET_LINK_FOLLOWS);
        link.depth = sketch->chains[number].depth;
        link.kind = kind_of_link(sketch, cause, node, link.depth);
        link.set = node->set >= 0 ? node->set : -1;
        link.technique = nn_follows_by_pattern(node) ? node->technique : -1;
        link.chain = nn_is_proved_inside(node) ? node->chain : -1;
        struct nn_sketch_link *const kept = keep_link(sketch, &link);
        if (kept) nn_sketch_mention(sketch, &kept->chains, number);
    }
}

static void link_chains(struct nn_sketch *sketch, size_t from, size_t to)
{
    for (size_t chain = from; chain < to; chain++)
        for (size_t node = 0; node < sketch->words.step->chains[chain].count; node++)
            link_node(sketch, chain, &sketch->words.step->chains[chain].nodes[node]);
}

/* A continuous loop: its last statement rules out the first one. */
void nn_links_loop(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    for (size_t number = 0; number < nn_words_branches(&sketch->words); number++) {
        const nonet_step_chain *const chain = &step->chains[number];
        const nonet_step_node *const first = &chain->nodes[0], *const last = &chain->nodes[chain->count - 1];
        const struct nn_sketch_link link = plain_link(end_of_node(last), end_of_node(first), NONET_LINK_WEAK);
        if (!last->is_true || first->is_true || !is_weak(sketch, end_of_node(last), end_of_node(first))) continue;
        struct nn_sketch_link *const kept = keep_link(sketch, &link);
        if (kept) nn_sketch_mention(sketch, &kept->chains, number);
    }
}

/* Everything is in the chains, or there are only cells to draw. */
void nn_links_none(struct nn_sketch *sketch)
{
    (void)sketch;
}

/* ---- all of them --------------------------------------------------------------------------------- */

/* The chains that prove this node are inside its chain; they come after it. */
static void place_inside(struct nn_sketch *sketch, size_t parent, size_t node)
{
    const nonet_step *const step = sketch->words.step;
    const nonet_step_node *const proved = &step->chains[parent].nodes[node];
    if (!nn_is_proved_inside(proved)) return;
    const size_t first = (size_t)proved->chain, end = first + step->chains[first].together;
    for (size_t chain = first; chain < end && chain < step->chain_count; chain++)
        if (chain > parent)
            sketch->chains[chain] = (nonet_picture_chain){
                .depth = sketch->chains[parent].depth + 1, .parent = (int)parent, .node = (int)node};
}

static bool find_parents(struct nn_sketch *sketch)
{
    const nonet_step *const step = sketch->words.step;
    sketch->chains = malloc((step->chain_count + 1) * sizeof *sketch->chains);
    if (!sketch->chains) return false;
    for (size_t chain = 0; chain < step->chain_count; chain++)
        sketch->chains[chain] = (nonet_picture_chain){.parent = -1, .node = -1};
    for (size_t chain = 0; chain < step->chain_count; chain++)
        for (size_t node = 0; node < step->chains[chain].count; node++) place_inside(sketch, chain, node);
    return true;
}

void nn_sketch_links(struct nn_sketch *sketch)
{
    const size_t branches = nn_words_branches(&sketch->words);
    memset(sketch->buckets, -1, sizeof sketch->buckets);
    if (!find_parents(sketch)) {
        sketch->is_short_of_memory = true;
        return;
    }
    link_chains(sketch, 0, branches);
    if (sketch->teller) sketch->teller->links(sketch);
    link_chains(sketch, branches, sketch->words.step->chain_count);
}
