/* any_maker.h: makes puzzles for boards of any size up to 25x25, one after the other.
 *
 *     new grid --> remove clues --> is it wanted? --yes--> which clues are needed for certain? --> done
 *                       ^               | no: keep it if it is nearer to the goal than the one held
 *                       |               v
 *                       +-- the one held with a few more clues of its grid   (too often in vain: a new grid)
 *
 * If the puzzle must not be too hard, a clue goes only if the allowed techniques still solve what is left: on large
 * boards minimal puzzles are hardly ever easy, so waiting for one would take for ever. If a minimal one is wanted, what
 * counts is how many clues stay only for that reason; above 16x16 there always are some.
 *
 * Each puzzle has its own random stream, and budgets are counted in conflicts, so it is the same on every machine. */
#ifndef NN_ANY_MAKER_H
#define NN_ANY_MAKER_H

#include <stdatomic.h>

#include "base/stop.h"

struct nn_any_maker;

/* Up to this side a clue stays only if it is proved to be needed. */
enum { NN_ANY_SIDE_WITHOUT_LIMIT = 16 };

/* `tried` counts puzzles that are looked at. */
nonet_status nn_any_maker_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                              _Atomic uint64_t *tried, struct nn_any_maker **maker);
void nn_any_maker_free(struct nn_any_maker *maker);

/* Puzzle number made->index into the boards that `made` points to. NONET_STOPPED: made->has_board says whether the
 * nearest is there. */
nonet_status nn_any_maker_make(struct nn_any_maker *maker, struct nn_watch *watch, nonet_generated *made);

#endif
