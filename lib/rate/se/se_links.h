/* se_links.h: the candidates of a board as nodes, and what follows directly from each being on or off.
 *
 * A candidate that is on makes others off: those that it sees ("weak" links: in its cell, or of its digit in its
 * houses). A candidate that is off makes another on where only two are left ("strong" links). A chain runs only
 * through candidates with a strong link; these are the nodes 0 to linked - 1, in the order of cells and digits, and a
 * set of them is 128 bits, for which struct nn_cells serves. Other candidates, the nodes from NN_SE_NODES on, can only
 * be where a chain starts; they have rows, but are in no set.
 *
 * There are three kinds of chains: X (weak and strong links of one digit in houses), Y (strong links only inside of
 * cells, all weak ones) and XY (all links). */
#ifndef NN_SE_LINKS_H
#define NN_SE_LINKS_H

#include "rate/se/se_board.h"

enum nn_se_link_kind { NN_SE_X, NN_SE_Y, NN_SE_XY, NN_SE_LINK_KINDS };

enum { NN_SE_NODES = 64 * NN_CELL_WORDS, NN_SE_CANDIDATES = 9 * NN_NINE_CELLS };
enum { NN_SE_ALL_NODES = NN_SE_NODES + NN_SE_CANDIDATES };

/* What follows from a candidate that is on. */
struct nn_se_row {
    struct nn_cells offs; /* in one step */
    struct nn_cells ons;  /* in two */
};

/* What follows from a node's being on or off, as far as a search for chains has followed it. */
struct nn_se_assumption {
    struct nn_cells offs, ons;
    struct nn_cells fresh; /* on, and not yet followed */
    int node;
    bool is_on;
};

struct nn_se_links {
    const struct nn_se_board *board;
    int linked;
    uint8_t cell[NN_SE_ALL_NODES], digit[NN_SE_ALL_NODES]; /* of each node */
    uint16_t start[NN_SE_CANDIDATES];                      /* all nodes in the order of cells and digits */
    int starts;
    uint8_t node_of[NN_NINE_CELLS][9]; /* of linked candidates */
    struct nn_cells in_cell[NN_NINE_CELLS], in_house[NN_SE_HOUSES][9];
    struct nn_cells strong[NN_SE_LINK_KINDS][NN_SE_NODES];
    struct nn_se_row row[NN_SE_LINK_KINDS][NN_SE_ALL_NODES];             /* not of Y */
    struct nn_se_assumption assumptions[NN_SE_CANDIDATES + NN_SE_NODES]; /* room for se_chains.c */
#ifndef NDEBUG
    unsigned occasions; /* for a check */
#endif
};

/* NULL, or the invariant that does not hold (base/invariants.h; se_check.c). */
const char *nn_se_links_check(const struct nn_se_links *links);

/* Find the links of the board, and the rows of X. False: there are too many for our sets. */
bool nn_se_links_make(struct nn_se_links *links, const struct nn_se_board *board);
/* The rows of XY. */
void nn_se_links_make_mixed(struct nn_se_links *links);

/* The nodes that this one sees, also in its cell. */
static inline struct nn_cells nn_se_seen_nodes(const struct nn_se_links *links, int node)
{
    struct nn_cells seen = nn_cells_or(links->row[NN_SE_X][node].offs, links->in_cell[links->cell[node]]);
    if (node < NN_SE_NODES) nn_cells_drop(&seen, node);
    return seen;
}

static inline bool nn_se_are_several(struct nn_cells set)
{
    uint64_t more = 0, any = 0;
    NN_EACH_WORD(i)
    {
        more |= (set.word[i] & (set.word[i] - 1)) | (any ? set.word[i] : 0);
        any |= set.word[i];
    }
    return more;
}

#endif
