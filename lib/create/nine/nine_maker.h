/* nine_maker.h: makes 9x9 puzzles, hundreds at once.
 *
 * Each puzzle in the making (nine_search.h) says what it wants to know next, and all these questions go to the bulk
 * engine together. Each has its own random stream, and answers are facts, so a puzzle is the same whatever the others
 * do. Measured (Zen 3, one thread): 45 us per minimal puzzle with 512 at once, half of it for solving. Those with a
 * pattern are made one after the other (pattern_maker.h). */
#ifndef NN_NINE_MAKER_H
#define NN_NINE_MAKER_H

#include <stdatomic.h>

#include "base/stop.h"

struct nn_nine_maker;

/* For a 9x9 layout and valid settings. `tried` counts puzzles that are looked at; `nearest` is the distance of the
 * nearest since one was made. */
nonet_status nn_nine_maker_new(const nonet_layout *layout, const nonet_generator_settings *settings,
                               _Atomic uint64_t *tried, _Atomic int64_t *nearest, struct nn_nine_maker **maker);
void nn_nine_maker_free(struct nn_nine_maker *maker);

/* Puzzles number made[0].index, the next ... into the boards that `made` points to. NONET_STOPPED: those that are not
 * made have the nearest, if has_board. */
nonet_status nn_nine_maker_make(struct nn_nine_maker *maker, struct nn_watch *watch, size_t count,
                                nonet_generated *made);

#endif
