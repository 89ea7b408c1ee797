/* se_hint.h: the result of a technique: a value or removed candidates, and its rating.
 *
 * Each finder looks in the rating's order and fills in the first hint; false: there is none. A hint must do
 * something. In the board a finder changes only what it has looked at in vain, so as not to look again. */
#ifndef NN_SE_HINT_H
#define NN_SE_HINT_H

#include <assert.h>
#include <string.h>

#include "rate/se/se_board.h"

struct nn_se_hint {
    double rating;
    const char *name; /* NULL: the table of techniques (se_rater.c) has it */
    bool places;      /* `digit` into `cell` */
    int cell, digit;
    struct nn_cells losers;          /* the cells that lose any */
    uint16_t removed[NN_NINE_CELLS]; /* the digits of each of these */
};

static inline void nn_se_hint_begin(struct nn_se_hint *hint, const char *name, double rating)
{
    hint->name = name;
    hint->rating = rating;
    hint->places = false;
    hint->losers = nn_no_cells();
}

static inline bool nn_se_hint_place(struct nn_se_hint *hint, int cell, int digit)
{
    assert(cell >= 0 && cell < NN_NINE_CELLS && digit >= 0 && digit < 9);
    hint->places = true;
    hint->cell = cell;
    hint->digit = digit;
    return true;
}

/* Remove these digits from the cell, if they are there. */
static inline void nn_se_hint_remove(struct nn_se_hint *hint, const struct nn_se_board *board, int cell,
                                     unsigned digits)
{
    const unsigned gone = board->candidates[cell] & digits;
    if (!gone) return;
    if (!nn_cells_have(hint->losers, cell)) hint->removed[cell] = 0;
    hint->removed[cell] |= (uint16_t)gone;
    nn_cells_add(&hint->losers, cell);
}

static inline void nn_se_hint_remove_all(struct nn_se_hint *hint, const struct nn_se_board *board,
                                         struct nn_cells cells, unsigned digits)
{
    NN_EACH_CELL(cell, cells) nn_se_hint_remove(hint, board, cell, digits);
}

static inline bool nn_se_hint_does_something(const struct nn_se_hint *hint)
{
    return hint->places || !nn_cells_are_none(hint->losers);
}

typedef bool nn_se_finder(struct nn_se_board *board, struct nn_se_hint *hint);

nn_se_finder nn_se_hidden_single, nn_se_direct_locking, nn_se_direct_hidden_pair, nn_se_naked_single;
nn_se_finder nn_se_direct_hidden_triple, nn_se_locking;
nn_se_finder nn_se_naked_pair, nn_se_naked_triple, nn_se_naked_quad;
nn_se_finder nn_se_hidden_pair, nn_se_hidden_triple, nn_se_hidden_quad;
nn_se_finder nn_se_x_wing, nn_se_swordfish, nn_se_jellyfish;
nn_se_finder nn_se_xy_wing, nn_se_xyz_wing, nn_se_unique_loop, nn_se_bug;
nn_se_finder nn_se_aligned_pair, nn_se_aligned_triple;

#endif
