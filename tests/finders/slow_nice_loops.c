/* slow_nice_loops.c: nice loops and AICs from the definition (slow_graph.h): plain ones, those that have a group, those that
 * lead through an almost locked set.
 *
 *     discontinuous    from a candidate to its opposite; or, without the first or the last link, if that is inside of
 *                      its cell. Candidates of that cell are only at the ends
 *     AIC              from one node being false to another one, in other cells, being true, by three links or more; two
 *                      candidates or more exclude both
 *     continuous       the same, where the last node excludes the first: whatever excludes both of two nodes that a weak
 *                      link joins goes, and so does what excludes all places of a value that is locked in a set */
#include "finders/slow_graph.h"

enum loop_kind { CONTINUOUS, DISCONTINUOUS, ALTERNATING };
enum { LONGEST = 24, LONGEST_HOME = 20, LONGEST_SETS = 12, LONGEST_SET_AIC = 14, LEAST = 3 };

static struct slow_graph graph;
static struct slow_walk walk;

static int longest(enum loop_kind kind)
{
    if (graph.kinds == SETS) return kind == ALTERNATING ? LONGEST_SET_AIC : LONGEST_SETS;
    return kind == DISCONTINUOUS ? LONGEST_HOME : LONGEST;
}

static void aim(int node, bool is_true)
{
    const struct slow_goal goal = {node, is_true, graph.kinds == GROUPS, graph.kinds == SETS};
    slow_walk_aim(&walk, &graph, &goal);
}

static cell_set common_victims(int a, int b)
{
    return seen_by_all(graph.nodes[a].cells | graph.nodes[b].cells) & graph.board->places[graph.nodes[a].value];
}

/* ---- discontinuous ------------------------------------------------------------------------------- */

/* From this candidate of the cell, being true or false, to the goal; the shorter of it and the best so far. */
static int way_home(int cell, int value, bool is_true, int best)
{
    const int candidate = graph.candidate_at[cell][value];
    for (int node = 0; node < graph.count; node++) {
        if (node != candidate && !(graph.nodes[node].is_way_in && !is_true &&
                                   graph.nodes[node].cells == one_cell(cell) && graph.nodes[node].value == value))
            continue;
        const struct slow_start start = {
            .node = node, .is_true = is_true, .least = 1, .most = longest(DISCONTINUOUS), .home = cell};
        const int length = slow_walk_length(&walk, &start);
        if (length && (!best || length < best)) best = length;
    }
    return best;
}

static void find_discontinuous(const struct slow_board *board, int cell, int value, struct slow_finds *finds)
{
    int best = 0, placing;
    aim(graph.candidate_at[cell][value], false);
    best = way_home(cell, value, true, best);
    for (int other = 0; other < SIDE; other++)
        if (other != value && board->marks[cell] >> other & 1) best = way_home(cell, other, false, best);
    for (int other = 0; other < SIDE; other++) {
        if (other == value || !(board->marks[cell] >> other & 1)) continue;
        aim(graph.candidate_at[cell][other], true);
        best = way_home(cell, value, true, best);
    }
    if (best) slow_remove(finds, board, value, one_cell(cell), best);
    aim(graph.candidate_at[cell][value], true);
    placing = way_home(cell, value, false, 0);
    for (int other = 0; other < SIDE && placing; other++)
        if (other != value) slow_remove(finds, board, other, one_cell(cell), placing);
}

/* ---- AIC ----------------------------------------------------------------------------------------- */

static void find_alternating(const struct slow_board *board, int from, int to, struct slow_finds *finds)
{
    const struct slow_node *const one = &graph.nodes[from], *const two = &graph.nodes[to];
    const bool is_same = one->value == two->value;
    if (one->cells & two->cells) return;
    cell_set gone = 0, gone_too = 0;
    if (is_same) gone = common_victims(from, to);
    else if (count_cells(one->cells) == 1 && count_cells(two->cells) == 1 && all_see_all(one->cells, two->cells)) {
        gone = two->cells & board->places[one->value];
        gone_too = one->cells & board->places[two->value];
    }
    if (count_cells(gone) + count_cells(gone_too) < 2) return;
    const struct slow_start start = {.node = from, .least = LEAST, .most = longest(ALTERNATING), .home = -1};
    const int length = slow_walk_length(&walk, &start);
    if (!length) return;
    slow_remove(finds, board, one->value, gone, length);
    slow_remove(finds, board, two->value, gone_too, length);
}

/* ---- continuous ---------------------------------------------------------------------------------- */

static void find_weak_loop(const struct slow_board *board, int from, int to, struct slow_finds *finds)
{
    const struct slow_start start = {.node = from, .least = LEAST, .most = longest(CONTINUOUS), .home = -1};
    const int length = slow_walk_length(&walk, &start);
    const int value = graph.nodes[from].value, other = graph.nodes[to].value;
    if (!length) return;
    if (value == other) slow_remove(finds, board, value, common_victims(from, to), length);
    for (int gone = 0; gone < SIDE && value != other; gone++)
        if (gone != value && gone != other) slow_remove(finds, board, gone, graph.nodes[from].cells, length);
}

/* Through each set that loses the value of this node, the goal. */
static void find_set_loops(int in, struct slow_finds *finds)
{
    for (int set = 0; set < graph.set_count; set++) {
        if ((graph.sets[set].cells & graph.board->places[graph.nodes[in].value]) != graph.nodes[in].cells) continue;
        for (int at = graph.first_strong[in]; at >= 0; at = graph.links[at].next) {
            const int out = graph.links[at].node;
            if (graph.links[at].set < 0 || !slow_set_leads(&graph, set, in, out)) continue;
            const struct slow_start start = {
                .node = out, .is_true = true, .least = LEAST, .most = longest(CONTINUOUS), .home = -1, .is_met = true};
            const int length = slow_walk_length(&walk, &start);
            if (length) slow_locked_values(&graph, set, graph.nodes[in].value, out, length, finds);
        }
    }
}

/* ---- all ----------------------------------------------------------------------------------------- */

/* All chains that end at this node. */
static void find_loops_to(const struct slow_board *board, int to, enum loop_kind kind, struct slow_finds *finds)
{
    if (kind == DISCONTINUOUS) {
        if (to < graph.candidates)
            find_discontinuous(board, first_cell(graph.nodes[to].cells), graph.nodes[to].value, finds);
        return;
    }
    aim(to, true);
    for (int from = 0; from < graph.count && kind == ALTERNATING; from++) find_alternating(board, from, to, finds);
    for (int at = graph.first_weak[to]; at >= 0 && kind == CONTINUOUS; at = graph.links[at].next)
        find_weak_loop(board, graph.links[at].node, to, finds);
    if (kind != CONTINUOUS || graph.kinds != SETS) return;
    aim(to, false);
    find_set_loops(to, finds);
}

static void find_loops(const struct slow_board *board, int argument, struct slow_finds *finds)
{
    if (!slow_graph_make(&graph, board, (enum node_kinds)(argument / 3))) return;
    for (int node = 0; node < graph.count; node++) find_loops_to(board, node, (enum loop_kind)(argument % 3), finds);
}

static int chain_links(const nonet_step *step)
{
    return (int)step->chains[0].count - 1;
}

#define LOOPS(code, kinds, kind, one_in)                                                                               \
    {                                                                                                                  \
        .technique = code, .find = find_loops, .argument = 3 * (kinds) + (kind), .share = one_in,                      \
        .length = chain_links                                                                                          \
    }

static const struct slow_finder finders[] = {
    LOOPS("0706", CANDIDATES, CONTINUOUS, 0),  LOOPS("0707", CANDIDATES, DISCONTINUOUS, 0),
    LOOPS("0708", CANDIDATES, ALTERNATING, 0), LOOPS("0709", GROUPS, CONTINUOUS, 0),
    LOOPS("0710", GROUPS, DISCONTINUOUS, 0),   LOOPS("0711", GROUPS, ALTERNATING, 0),
};

static const struct slow_finder set_finders[] = {
    LOOPS("n038", SETS, CONTINUOUS, 0),
    LOOPS("n039", SETS, DISCONTINUOUS, 0),
    LOOPS("n040", SETS, ALTERNATING, 0),
};

const struct slow_family slow_nice_loops = {
    .name = "nice-loops", .finders = finders, .count = sizeof finders / sizeof *finders, .quick = 20};
const struct slow_family slow_set_loops = {.name = "nice-loops-with-sets",
                                           .finders = set_finders,
                                           .count = sizeof set_finders / sizeof *set_finders,
                                           .quick = 2};
