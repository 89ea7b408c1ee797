/* labelling.c: a canonical form of boards with candidates, found the way graph isomorphism programs do it.
 *
 * The things that can move are bands, stacks, rows, columns and values: the members. Every member has a colour, a
 * number. At first all members of a kind share one; then each is recoloured by its relations to the other colours (a
 * row: which values may go into its cells, and in which columns these are), until nothing changes. Colours depend on
 * structure and not on numbering, so equivalent boards get equal colours; and if all colours are different, their order
 * is an order of the members: the form.
 *
 * If some members still share a colour, one of them gets a colour of its own, and so on: a tree, with a form at each
 * leaf. Among the leaves whose path (the hashes of all colourings) is smallest, the smallest form is the answer. Two
 * leaves with equal paths and forms give an automorphism: their branches are alike, so the rest of the later one is
 * skipped, as is every branch whose member an automorphism maps to one already tried. The number of automorphisms is
 * the product of the orbit sizes of the members on the first path down. */
#include "canon/labelling.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"

enum {
    MOST_MEMBERS = 48, /* three times 9, and bands and stacks */
    MOST_GENERATORS = 128,
    MOST_LABELLED_CELLS = NN_MINLEX_SIDE * NN_MINLEX_SIDE,
    IS_VALUE = 1 << NN_MINLEX_SIDE, /* in a set: the cell is filled */
};

/* A board, perhaps transposed. Members: bands, stacks, rows, columns, values, in this order. */
struct member_board {
    int side, box_rows, box_columns;
    int stacks, rows, columns, values; /* the first member of each kind; bands begin at 0 */
    int count;                         /* of members */
    uint16_t sets[MOST_LABELLED_CELLS];
};

struct colouring {
    uint8_t colour[MOST_MEMBERS]; /* the number of members with smaller colours */
    int colours;
    uint64_t hash;
};

/* A path down to a leaf, and the form found there. */
struct leaf {
    int depth;
    uint8_t path[MOST_MEMBERS];       /* [depth]: the member that got a colour of its own */
    uint64_t trace[MOST_MEMBERS + 1]; /* [depth]: the hash of the colouring */
    uint8_t place[MOST_MEMBERS];      /* [member] */
    uint16_t form[MOST_LABELLED_CELLS];
};

struct nn_label_search {
    struct member_board board;
    struct leaf now, first, best;
    bool has_first;
    uint8_t generators[MOST_GENERATORS][MOST_MEMBERS]; /* automorphisms: [member] -> member */
    int generator_count;
    struct colouring colourings[MOST_MEMBERS + 1]; /* [depth] */
};

struct nn_label_search *nn_label_search_new(void)
{
    return malloc(2 * sizeof(struct nn_label_search));
}

static uint64_t mix_colour(uint64_t number)
{
    number = (number ^ number >> 30) * 0xbf58476d1ce4e5b9u;
    number = (number ^ number >> 27) * 0x94d049bb133111ebu;
    return number ^ number >> 31;
}

/* ---- colours ---------------------------------------------------------------------------------- */

/* The relations of each member to the colours of others, as sums, so that their order does not matter. */
static void sign_members(const struct member_board *board, const struct colouring *colouring, uint64_t *signs)
{
    uint64_t hashes[MOST_MEMBERS];
    for (int member = 0; member < board->count; member++) {
        hashes[member] = mix_colour(colouring->colour[member] + 1u);
        signs[member] = 0;
    }
    for (int row = 0; row < board->side; row++) {
        signs[board->rows + row] += hashes[row / board->box_rows];
        signs[row / board->box_rows] += mix_colour(hashes[board->rows + row]);
        signs[board->columns + row] += hashes[board->stacks + row / board->box_columns];
        signs[board->stacks + row / board->box_columns] += mix_colour(hashes[board->columns + row]);
    }
    for (int cell = 0; cell < board->side * board->side; cell++) {
        const int row = board->rows + cell / board->side, column = board->columns + cell % board->side;
        const unsigned set = board->sets[cell];
        uint64_t sum = set / IS_VALUE;
        for (uint64_t left = set & (IS_VALUE - 1u); left;) sum += hashes[board->values + nn_take_bit(&left)];
        sum = mix_colour(sum);
        signs[row] += mix_colour(sum + hashes[column]);
        signs[column] += mix_colour(sum + hashes[row]);
        /* Three numbers in one: different factors keep them from cancelling out or being swapped. */
        const uint64_t seen = mix_colour(sum + hashes[row] * 3 + hashes[column] * 5);
        for (uint64_t left = set & (IS_VALUE - 1u); left;) signs[board->values + nn_take_bit(&left)] += seen;
    }
}

/* Members with different signs get different colours. Returns the number of colours. */
static int split_colours(const struct member_board *board, const uint64_t *signs, struct colouring *colouring)
{
    uint8_t order[MOST_MEMBERS], before[MOST_MEMBERS];
    memcpy(before, colouring->colour, sizeof before);
    for (int at = 0; at < board->count; at++) {
        int to = at;
        for (; to > 0; to--) {
            const int other = order[to - 1];
            if (before[other] < before[at] || (before[other] == before[at] && signs[other] <= signs[at])) break;
            order[to] = order[to - 1];
        }
        order[to] = (uint8_t)at;
    }
    int colours = 0;
    for (int at = 0; at < board->count; at++) {
        const int member = order[at], last = at ? order[at - 1] : member;
        const bool is_new = !at || before[member] != before[last] || signs[member] != signs[last];
        colouring->colour[member] = is_new ? (uint8_t)at : colouring->colour[last];
        colours += is_new;
        colouring->hash = mix_colour(colouring->hash + signs[member] + (uint64_t)is_new);
    }
    return colours;
}

/* Not inlined, so that its signs are not on the stack at every depth of the tree. */
__attribute__((noinline)) static void refine(const struct member_board *board, struct colouring *colouring)
{
    for (;;) {
        uint64_t signs[MOST_MEMBERS];
        sign_members(board, colouring, signs);
        const int colours = split_colours(board, signs, colouring);
        if (colours == colouring->colours) return;
        colouring->colours = colours;
    }
}

static void colour_by_kind(const struct member_board *board, struct colouring *colouring)
{
    *colouring = (struct colouring){.colours = 0};
    for (int member = 0; member < board->count; member++) {
        const int kinds[] = {0, board->stacks, board->rows, board->columns, board->values};
        for (int kind = 0; kind < 5; kind++)
            if (member >= kinds[kind]) colouring->colour[member] = (uint8_t)kinds[kind];
    }
    refine(board, colouring);
}

/* The first colour that several members share, or -1. */
static int shared_colour(const struct member_board *board, const struct colouring *colouring)
{
    uint64_t seen = 0, shared = 0;
    for (int member = 0; member < board->count; member++) {
        shared |= seen & nn_bit(colouring->colour[member]);
        seen |= nn_bit(colouring->colour[member]);
    }
    return shared ? nn_first_bit(shared) : -1;
}

/* One member keeps its colour; the others that shared it get the next one. */
static void colour_apart(const struct member_board *board, const struct colouring *from, int chosen,
                         struct colouring *colouring)
{
    assert(chosen >= 0 && chosen < board->count);
    *colouring = *from;
    for (int member = 0; member < board->count; member++)
        if (member != chosen && from->colour[member] == from->colour[chosen]) colouring->colour[member]++;
    colouring->colours++;
    refine(board, colouring);
}

/* ---- leaves ---------------------------------------------------------------------------------- */

/* The lines of a kind in the order of their colours, with the lines of a group together. */
static void order_lines(const struct colouring *colouring, int first_line, int side, int first_group, int group,
                        uint8_t *lines)
{
    for (int line = 0; line < side; line++) {
        int place = 0;
        for (int other = 0; other < side; other++) {
            const int mine = colouring->colour[first_group + line / group];
            const int others = colouring->colour[first_group + other / group];
            const bool is_smaller = colouring->colour[first_line + other] < colouring->colour[first_line + line];
            place += others < mine || (others == mine && is_smaller);
        }
        lines[place] = (uint8_t)line;
    }
}

static uint16_t rename_set(const struct member_board *board, const struct colouring *colouring, unsigned set)
{
    unsigned renamed = set & IS_VALUE;
    for (uint64_t left = set & (IS_VALUE - 1u); left;) {
        const int value = nn_take_bit(&left);
        renamed |= 1u << (colouring->colour[board->values + value] - board->values);
    }
    return (uint16_t)renamed;
}

static void make_form(const struct member_board *board, const struct colouring *colouring, struct leaf *leaf)
{
    uint8_t rows[NN_MINLEX_SIDE], columns[NN_MINLEX_SIDE];
    const int side = board->side;
    order_lines(colouring, board->rows, side, 0, board->box_rows, rows);
    order_lines(colouring, board->columns, side, board->stacks, board->box_columns, columns);
    for (int cell = 0; cell < side * side; cell++)
        leaf->form[cell] = rename_set(board, colouring, board->sets[rows[cell / side] * side + columns[cell % side]]);
    memcpy(leaf->place, colouring->colour, sizeof leaf->place);
}

/* Compares the paths down to `depth`: negative, 0 or positive. */
static int compare_traces(const struct leaf *one, const struct leaf *other, int depth)
{
    for (int at = 0; at <= depth; at++) {
        if (at > other->depth) return 1;
        if (one->trace[at] != other->trace[at]) return one->trace[at] < other->trace[at] ? -1 : 1;
    }
    return 0;
}

static int compare_forms(const struct member_board *board, const struct leaf *one, const struct leaf *other)
{
    for (int cell = 0; cell < board->side * board->side; cell++)
        if (one->form[cell] != other->form[cell]) return one->form[cell] < other->form[cell] ? -1 : 1;
    return 0;
}

static int compare_leaves(const struct member_board *board, const struct leaf *one, const struct leaf *other)
{
    const int difference = compare_traces(one, other, one->depth);
    return difference ? difference : one->depth < other->depth ? -1 : compare_forms(board, one, other);
}

/* ---- automorphisms --------------------------------------------------------------------------- */

/* `one` and `other` have the same form: members in the same place correspond. */
static void add_automorphism(struct nn_label_search *search, const struct leaf *one, const struct leaf *other)
{
    if (search->generator_count == MOST_GENERATORS) return;
    uint8_t member_at[MOST_MEMBERS], *generator = search->generators[search->generator_count++];
    for (int member = 0; member < search->board.count; member++) member_at[other->place[member]] = (uint8_t)member;
    for (int member = 0; member < search->board.count; member++) generator[member] = member_at[one->place[member]];
}

static int divergence(const struct leaf *one, const struct leaf *other)
{
    int depth = 0;
    while (one->path[depth] == other->path[depth]) depth++;
    return depth;
}

static bool keeps_path(const uint8_t *generator, const uint8_t *path, int depth)
{
    for (int at = 0; at < depth; at++)
        if (generator[path[at]] != path[at]) return false;
    return true;
}

/* The set of members that `member` is mapped to by automorphisms that keep the path. */
static uint64_t orbit_of(const struct nn_label_search *search, const uint8_t *path, int depth, int member)
{
    assert(member >= 0 && member < search->board.count);
    uint64_t orbit = nn_bit(member), done = 0;
    while (orbit & ~done) {
        const int next = nn_first_bit(orbit & ~done);
        done |= nn_bit(next);
        for (int at = 0; at < search->generator_count; at++)
            if (keeps_path(search->generators[at], path, depth)) orbit |= nn_bit(search->generators[at][next]);
    }
    return orbit;
}

/* ---- the tree -------------------------------------------------------------------------------- */

/* Returns the depth to go back to. */
static int visit_leaf(struct nn_label_search *search, const struct colouring *colouring, int depth)
{
    struct leaf *now = &search->now;
    now->depth = depth;
    make_form(&search->board, colouring, now);
    if (!search->has_first) {
        search->first = search->best = *now;
        search->has_first = true;
        return depth - 1;
    }
    if (compare_leaves(&search->board, now, &search->first) == 0) {
        add_automorphism(search, &search->first, now);
        return divergence(&search->first, now);
    }
    const int difference = compare_leaves(&search->board, now, &search->best);
    if (difference == 0) {
        add_automorphism(search, &search->best, now);
        return divergence(&search->best, now);
    }
    if (difference < 0) search->best = *now;
    return depth - 1;
}

/* The subtree below the colouring of this depth. Returns the depth to go back to. */
static int individualize(struct nn_label_search *search, int depth)
{
    assert(depth >= 0 && depth < MOST_MEMBERS);
    const struct colouring *const colouring = &search->colourings[depth];
    struct leaf *now = &search->now;
    now->trace[depth] = colouring->hash;
    if (search->has_first && compare_traces(now, &search->first, depth) &&
        compare_traces(now, &search->best, depth) > 0)
        return depth - 1;
    const int colour = shared_colour(&search->board, colouring);
    if (colour < 0) return visit_leaf(search, colouring, depth);

    uint64_t tried = 0;
    for (int member = 0; member < search->board.count; member++) {
        if (colouring->colour[member] != colour) continue;
        if (tried && orbit_of(search, now->path, depth, member) & tried) continue;
        tried |= nn_bit(member);
        colour_apart(&search->board, colouring, member, &search->colourings[depth + 1]);
        now->path[depth] = (uint8_t)member;
        const int back = individualize(search, depth + 1);
        if (back < depth) return back;
    }
    return depth - 1;
}

static uint64_t count_automorphisms(const struct nn_label_search *search)
{
    uint64_t count = 1;
    for (int depth = 0; depth < search->first.depth; depth++)
        count *= (uint64_t)nn_count_bits(orbit_of(search, search->first.path, depth, search->first.path[depth]));
    return count;
}

/* In how many ways values can be renamed without moving a cell: those that always occur together can be exchanged. */
static uint64_t count_renamings(const struct member_board *board)
{
    uint64_t count = 1;
    for (int value = 0; value < board->side; value++) {
        uint64_t alike = 1;
        for (int other = 0; other < value; other++) {
            bool is_alike = true;
            for (int cell = 0; cell < board->side * board->side; cell++)
                is_alike = is_alike && !((board->sets[cell] >> value ^ board->sets[cell] >> other) & 1);
            alike += is_alike;
        }
        count *= alike;
    }
    return count;
}

/* ---- the board ------------------------------------------------------------------------------- */

static void read_members(const nonet_position *position, bool is_transposed, struct member_board *board)
{
    const nonet_layout *layout = position->layout;
    const int side = layout->side, bands = side / layout->box_rows, stacks = side / layout->box_columns;
    *board = (struct member_board){
        .side = side,
        .box_rows = layout->box_rows,
        .box_columns = layout->box_columns,
        .stacks = bands,
        .rows = bands + stacks,
        .columns = bands + stacks + side,
        .values = bands + stacks + 2 * side,
        .count = bands + stacks + 3 * side,
    };
    assert(board->count <= MOST_MEMBERS);
    for (int cell = 0; cell < layout->cells; cell++) {
        const int to = is_transposed ? cell % side * side + cell / side : cell;
        const uint8_t value = position->cells[cell];
        board->sets[to] = (uint16_t)(position->candidates[cell] | (value ? IS_VALUE : 0));
    }
}

static void search_forms(const nonet_position *position, bool is_transposed, struct nn_label_search *search)
{
    read_members(position, is_transposed, &search->board);
    search->has_first = false;
    search->generator_count = 0;
    colour_by_kind(&search->board, &search->colourings[0]);
    individualize(search, 0);
}

static void write_labelling(const struct nn_label_search *search, bool is_transposed, struct nn_labelling *labelling)
{
    const struct member_board *board = &search->board;
    struct colouring colouring;
    memcpy(colouring.colour, search->best.place, sizeof colouring.colour);
    nonet_transform *transform = &labelling->transform;
    transform->is_transposed = is_transposed;
    order_lines(&colouring, board->rows, board->side, 0, board->box_rows, transform->rows);
    order_lines(&colouring, board->columns, board->side, board->stacks, board->box_columns, transform->columns);
    transform->values[0] = 0;
    memset(transform->reserved, 0, sizeof transform->reserved);
    for (int value = 0; value < board->side; value++)
        transform->values[value + 1] = (uint8_t)(colouring.colour[board->values + value] - board->values + 1);
    for (int cell = 0; cell < board->side * board->side; cell++) {
        const unsigned set = search->best.form[cell];
        labelling->cells[cell] = set & IS_VALUE ? (uint8_t)(1 + nn_first_bit(set)) : 0;
    }
}

void nn_labelling_find(struct nn_label_search *searches, const nonet_position *position, struct nn_labelling *labelling)
{
    struct nn_label_search *const search = &searches[0], *const turned = &searches[1];
    search_forms(position, false, search);
    labelling->automorphisms = count_automorphisms(search) / count_renamings(&search->board);
    int difference = -1;
    if (position->layout->box_rows == position->layout->box_columns) {
        search_forms(position, true, turned);
        difference = compare_leaves(&search->board, &search->best, &turned->best);
    }
    if (difference == 0) labelling->automorphisms *= 2;
    write_labelling(difference <= 0 ? search : turned, difference > 0, labelling);
}
