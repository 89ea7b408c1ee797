/* step.h: one logical step as data. Finders fill it, words.c puts it into English, step_view.c converts it to the
 * public form.
 *
 * `removed` and `placed` say what it does; the rest says why. A finder uses the parts that its technique has and leaves
 * the others empty; the note at the top of its file says what each set and chain means.
 *
 *     digits, cells     the pattern
 *     base, cover       houses: base[0] alone for a single, set or locked candidates (cover[0] is then
 *                       the house that loses candidates); the sets of a fish
 *     fins, endo_fins   cells of a fish
 *     sets              almost locked sets, the parts of a Sue de Coq, pivot and pincers of a wing, the
 *                       colours of a colouring, corners of a rectangle; a set has a `link`, the digits
 *                       that tie it to the next one
 *     chains            statements that follow from each other
 *
 * A chain is a list of nodes. A node states that a digit is in a cell (or in one of a group of cells), or that it is
 * not, because of `causes`, earlier nodes of the same chain; the first node has none: it is assumed. In a plain chain
 * each node follows from the one before it. A true node makes others false (a weak link), false nodes leave only one
 * place, which becomes true (a strong link). In a nested chain a node may follow from its causes by a pattern, or by
 * inner chains that these causes make possible; those chains come after the branches of the step.
 *
 * Steps are large; there is one for each search, and finders reuse it for each thing they find. */
#ifndef NN_STEP_H
#define NN_STEP_H

#include "logic/grid.h"
#include "technique/technique.h"

enum { NN_STEP_HOUSES = 32, NN_STEP_SETS = 50 };

struct nn_house_list {
    uint8_t house[NN_STEP_HOUSES];
    int count;
};

struct nn_set {
    uint32_t digits;
    uint32_t link; /* digits that tie it to the next set */
    struct nn_cells cells;
};

struct nn_node {
    struct nn_cells cells;
    uint8_t digit;
    bool is_true;
    int16_t set;             /* the almost locked set through which it follows, an index into sets, or -1 */
    int first_cause, causes; /* in step->causes: indexes of nodes, counted from the chain's first */
    int16_t technique;       /* the pattern by which it follows from its causes, or -1 */
    int chain;               /* the first of the chains that prove it from its causes, or -1 */
};

struct nn_chain {
    int first, nodes; /* in step->nodes */
    int together;     /* for inner chains: how many, from this one on, prove the node */
};

struct nn_step {
    enum nn_technique technique;
    uint32_t digits;
    struct nn_cells cells;
    struct nn_house_list base, cover;
    struct nn_cells fins, endo_fins;
    bool is_siamese; /* two fish with the same base in one step */
    struct nn_set sets[NN_STEP_SETS];
    int set_count;
    struct nn_chain *chains; /* grows, and stays for the next step */
    int chain_count, chain_room;
    int branches;                           /* how many chains prove the step, the others being inner ones; 0: all */
    struct nn_cells removed[NN_LOGIC_SIDE]; /* [digit] */
    struct nn_cells placed[NN_LOGIC_SIDE];
    /* The order in which nn_step_apply strikes candidates matters: singles that arise first are found first. Usually
     * digit by digit; if set, cell by cell, those of `struck_first` before the others. */
    bool strikes_by_cell;
    struct nn_cells struck_first;

    struct nn_node *nodes; /* of all chains; grows, and stays for the next step */
    int *causes;
    int node_count, node_room, cause_count, cause_room;
    bool is_short_of_memory; /* a chain is incomplete */
};

/* Clear it for this technique; the memory of the chains is kept. */
void nn_step_begin(struct nn_step *step, enum nn_technique technique);
void nn_step_release(struct nn_step *step);

/* What the step does. Only candidates that are there are removed, so callers may pass whole houses. */
void nn_step_place(struct nn_step *step, int cell, int digit);
void nn_step_remove(struct nn_step *step, const struct nn_grid *grid, int digit, struct nn_cells cells);
/* Remove all candidates of a cell except `kept`. */
void nn_step_remove_others(struct nn_step *step, const struct nn_grid *grid, int cell, uint32_t kept);

/* Why. The calls return the index. */
void nn_step_base(struct nn_step *step, int house);
void nn_step_cover(struct nn_step *step, int house);
int nn_step_set(struct nn_step *step, uint32_t digits, struct nn_cells cells, uint32_t link);
int nn_step_chain(struct nn_step *step);
/* Add a node to the last chain that follows from the node before it or, if it is the first, is assumed. */
int nn_step_link(struct nn_step *step, struct nn_cells cells, int digit, bool is_true);
/* Add a node that follows from these earlier ones. */
int nn_step_node(struct nn_step *step, struct nn_cells cells, int digit, bool is_true, const int *causes, int count);

/* NULL, or the invariant that does not hold (base/invariants.h; step_check.c). */
const char *nn_step_check(const struct nn_step *step, const struct nn_grid *grid);

bool nn_step_does_something(const struct nn_step *step);
int nn_step_removals(const struct nn_step *step);
int nn_step_placements(const struct nn_step *step);

/* Copy with chains. False: no memory. */
bool nn_step_copy(struct nn_step *to, const struct nn_step *from);

void nn_step_apply(const struct nn_step *step, struct nn_grid *grid);

/* A correct step removes nothing of the solution (digits, 0-based, one for each cell) and places nothing else. */
bool nn_step_agrees(const struct nn_step *step, const uint8_t *solution);

#endif
