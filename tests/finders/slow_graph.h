/* slow_graph.h: what chains over several values consist of, from the definitions.
 *
 * A node says that a value is in one of some cells: in a single one; where a line crosses a box, all places there being
 * one node, a group; or in an almost locked set (n cells of a house with n + 1 values, n at least two), all places there
 * being one node, too. Two nodes are
 *
 *     weakly linked      if not both can be true: two values of a cell; or the same value, and all cells of the one see
 *                        all cells of the other
 *     strongly linked    if not both can be false: a cell with just two values; or all places of a value in a house, as
 *                        two nodes, neither of a set
 *
 * and if an almost locked set is without a value, then each of its other values is in it, and a cell outside that all of
 * these leave only one candidate (of three or more) has that one: a set link, from one node to another. A set loses a
 * value to a candidate or group outside, or because that is what is supposed; never because of another value in its own
 * cells. So a value with one place in a set has a node of its own there, besides the candidate.
 *
 * A statement is that a node is true or that it is false. A chain of statements alternates: a true node, by a weak link,
 * makes another one false, and a false one, by a strong link or through a set, another one true. It uses no candidate
 * twice, not in groups either. */
#ifndef TEST_SLOW_GRAPH_H
#define TEST_SLOW_GRAPH_H

#include "finders/slow_finder.h"

enum { MOST_NODES = 4096, MOST_SLOW_SETS = 4096, MOST_CHAIN = 24 };

enum node_kinds { CANDIDATES, GROUPS, SETS }; /* each includes those before */

struct slow_node {
    int value;
    cell_set cells;
    bool is_group, is_way_in; /* a way in: of a set, where the value has a single place */
};

struct slow_link {
    int node;
    int set;  /* -1: none */
    int next; /* an index, or -1 */
};

struct slow_set {
    cell_set cells;
    unsigned values;
};

struct slow_graph {
    const struct slow_board *board;
    enum node_kinds kinds;
    int count, candidates; /* nodes: candidates first */
    struct slow_node nodes[MOST_NODES];
    int candidate_at[CELLS][SIDE];
    int set_count;
    struct slow_set sets[MOST_SLOW_SETS];
    struct slow_link *links; /* lists, which begin at [first_weak[node]] and so on */
    int link_count, link_room;
    int first_weak[MOST_NODES], first_strong[MOST_NODES], first_back[MOST_NODES]; /* back: strong ones to the node */
};

/* One graph for all; false: no memory. */
bool slow_graph_make(struct slow_graph *graph, const struct slow_board *board, enum node_kinds kinds);

/* Do all cells of the one see all of the other? */
bool all_see_all(cell_set a, cell_set b);

/* Is the one node true if the set is without the other one's value? */
bool slow_set_leads(const struct slow_graph *graph, int set, int from, int to);

/* What a set that is without one of two values removes: its other values, from `loss` to `gain`, which may be a cell
 * outside. Calls slow_remove. */
void slow_locked_values(const struct slow_graph *graph, int set, int loss, int gain, int length,
                        struct slow_finds *finds);

/* Chains to look for: where they end, and what they must lead through. */
struct slow_goal {
    int node;
    bool is_true;
    bool needs_group, needs_set;
};

/* And where they begin. */
struct slow_start {
    int node;
    bool is_true;
    int least, most; /* links */
    int home;        /* the cell that the chain comes to only at its ends, or -1 */
    bool is_met;     /* what it needs comes elsewhere */
};

struct slow_walk {
    const struct slow_graph *graph;
    struct slow_goal goal;
    int length, home;
    cell_set used[SIDE];
    /* [what is needed has been met before][is true][node]: links to the goal, at least. */
    uint8_t away[2][2][MOST_NODES];
};

void slow_walk_aim(struct slow_walk *walk, const struct slow_graph *graph, const struct slow_goal *goal);

/* The number of links of the shortest chain from the start to the goal; 0: there is none. */
int slow_walk_length(struct slow_walk *walk, const struct slow_start *start);

#endif
