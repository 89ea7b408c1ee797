/* implications.h: what follows directly from a candidate being true, and from its being false.
 *
 * A node is a candidate, or a group: the two or more candidates of one digit where a line crosses a
 * box. A group is true when one of its cells holds the digit. Nodes are numbered, candidates first,
 * ordered by cell and then by digit; groups follow, ordered by digit and line. A set of nodes is
 * `words` words, an even number: two are joined at a time.
 *
 *     weak[a]      true a makes these nodes false: they share a's cell, or all of their cells see
 *                  all cells of a and want the same digit
 *     strong[a]    false a makes these nodes true: with a they are all places of a digit in a
 *                  house, or all candidates of a cell
 *     onward[a]    true a makes these nodes true, with one false node between
 *
 * With almost locked sets (set_links.h) the places of a digit in such a set are a group, too,
 * wherever they are, and without one digit of the set the others are true.
 *
 * Weak and strong links go both ways, those through sets only from ways in to ways out. Chains alternate them: true
 * -weak-> false -strong-> true. So there are two forms of statement, "a is true" and "a is false". Everything that
 * follows from one is found breadth first: the true nodes in rounds, as sets (nn_front), no matter how they were
 * reached.
 *
 * When the path matters, the same search is done again with a queue (implication_queue.c).
 *
 * The table is rebuilt when the candidates have changed. */
#ifndef NN_IMPLICATIONS_H
#define NN_IMPLICATIONS_H

#include <assert.h>

#include "logic/set_links.h"

/* What nodes can be besides candidates. */
enum nn_node_kinds { NN_CANDIDATES_ONLY, NN_WITH_GROUPS, NN_WITH_SETS, NN_NODE_KINDS };

enum {
    NN_NODE_WORDS = NN_MOST_NODES / 64,
    NN_MOST_LINKS = 255 /* of a chain */
};

struct nn_implications {
    const struct nn_grid *grid;
    struct nn_cells places[NN_LOGIC_SIDE]; /* as in the grid when the table was made */
    uint32_t made;                         /* counts the tables made */
    enum nn_node_kinds kinds;
    bool is_ready;
    int candidates, nodes, words;
    struct nn_cells cells[NN_MOST_NODES];
    uint16_t cell[NN_MOST_NODES]; /* of a candidate; a group's first one */
    uint8_t digit[NN_MOST_NODES];
    int16_t node_at[NN_LOGIC_CELLS][NN_LOGIC_SIDE]; /* candidates; -1: none */
    int first_group[NN_LOGIC_SIDE + 1];             /* groups of one digit are together: */
    int first_in_set[NN_LOGIC_SIDE];                /* crossings, then those of sets */
    struct nn_set_links set_links;
    uint64_t has_strong[NN_NODE_WORDS];                                 /* nodes with strong links */
    uint64_t of_digit[NN_LOGIC_SIDE * NN_NODE_WORDS];                   /* candidates */
    uint64_t in_house[NN_LOGIC_HOUSES * NN_LOGIC_SIDE * NN_NODE_WORDS]; /* [house][digit], nodes */
    uint64_t strong[NN_MOST_NODES * NN_NODE_WORDS];                     /* [node * words] */
    /* From true nodes, [node * 2 * words]: onward, then weak, the rows that closure.h needs. */
    uint64_t from_true[NN_MOST_NODES * 2 * NN_NODE_WORDS];
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* Make the table for the grid, unless it is current. False: the position is too large. */
bool nn_implications_make(struct nn_implications *table, struct nn_finding *finding, enum nn_node_kinds kinds);

/* NULL, or the invariant that does not hold (base/invariants.h; implications_check.c). */
const char *nn_implications_check(const struct nn_implications *table);

static inline const uint64_t *nn_weak(const struct nn_implications *table, int node)
{
    return table->from_true + (size_t)(2 * node + 1) * (size_t)table->words;
}

static inline const uint64_t *nn_strong(const struct nn_implications *table, int node)
{
    return table->strong + (size_t)node * (size_t)table->words;
}

static inline const uint64_t *nn_onward(const struct nn_implications *table, int node)
{
    return table->from_true + (size_t)(2 * node) * (size_t)table->words;
}

/* The candidates of a digit. */
static inline const uint64_t *nn_nodes_of_digit(const struct nn_implications *table, int digit)
{
    assert(digit >= 0 && digit < table->grid->geometry->side);
    return table->of_digit + (size_t)digit * (size_t)table->words;
}

static inline bool nn_is_group(const struct nn_implications *table, int node)
{
    assert(node >= 0 && node < table->nodes);
    return node >= table->candidates;
}

static inline bool nn_nodes_have(const uint64_t *set, int node)
{
    return set[node >> 6] >> (node & 63) & 1;
}

static inline void nn_nodes_add(uint64_t *set, int node)
{
    set[node >> 6] |= nn_bit(node & 63);
}

/* Add the nodes of `from`. */
static inline void nn_nodes_join(uint64_t *restrict to, const uint64_t *restrict from, int words)
{
    for (int i = 0; i < words; i += 2) {
        to[i] |= from[i];
        to[i + 1] |= from[i + 1];
    }
}

static inline bool nn_nodes_meet(const uint64_t *a, const uint64_t *b, int words)
{
    for (int i = 0; i < words; i++)
        if (a[i] & b[i]) return true;
    return false;
}

/* ---- rounds ---------------------------------------------------------------------------------- */

/* The true nodes that follow from a statement; `fresh` are those of the last round, `links` links
 * away. */
struct nn_front {
    int links;
    uint64_t reached[NN_NODE_WORDS], fresh[NN_NODE_WORDS];
};

/* The first round: the node itself, or what is true when it is false. */
void nn_front_begin(struct nn_front *front, const struct nn_implications *table, int node, bool is_true);
/* The next one. False: nothing new. */
bool nn_front_step(struct nn_front *front, const struct nn_implications *table);

/* ---- the way --------------------------------------------------------------------------------- */

/* Nodes that follow directly, in order; one may occur twice. */
struct nn_followers {
    int count;
    uint16_t node[4 * NN_LOGIC_SIDE + 2 * NN_MOST_NODES];
};

/* List the nodes in `links`, some or all of the node's weak or strong links, but not those through sets. */
void nn_list_followers(struct nn_followers *followers, const struct nn_implications *table, int node,
                       const uint64_t *links);

/* Statements in the order in which they are found from a start, each with the one that led to it.
 *
 * Which of several paths of the same length is found depends on the order in which the consequences of a statement are
 * visited: the other digits of its cell, then its row, column and box, then groups. (This gives HoDoKu's path in each
 * of the 1833 loops of its step lists.) Paths through sets are searched for differently (simple_ways.h). */
struct nn_queue {
    uint32_t made; /* these three say what it was filled for; `made` is the table's */
    int start;
    bool is_true;
    int count, looked_at; /* statements; those already expanded */
    uint16_t node[2 * NN_MOST_NODES];
    int16_t before[2 * NN_MOST_NODES]; /* an index into node; -1: the start */
    uint8_t links[2 * NN_MOST_NODES];  /* from the start */
    int16_t place[2][NN_MOST_NODES];   /* [is_true][node]: an index, or -1 */
    struct nn_followers followers;     /* of the statement being expanded */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; implications_check.c). */
const char *nn_queue_check(const struct nn_queue *queue, const struct nn_implications *table);

/* Start from here, unless the queue already does. */
void nn_queue_begin(struct nn_queue *queue, const struct nn_implications *table, int start, bool is_true);
/* Go on until the statement is found. False: it does not follow. */
bool nn_queue_find(struct nn_queue *queue, const struct nn_implications *table, int node, bool is_true);
/* Go on to the end. */
void nn_queue_fill(struct nn_queue *queue, const struct nn_implications *table);

/* Write the nodes from the start to a statement that was found into `way`; returns the number of links. */
int nn_queue_way(const struct nn_queue *queue, int node, bool is_true, int *way);

#endif
