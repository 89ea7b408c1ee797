/* clue_symmetry.h: groups of cells that get or lose their clues together. */
#ifndef NN_CLUE_SYMMETRY_H
#define NN_CLUE_SYMMETRY_H

#include "base/random.h"
#include "nonet.h"

/* The symmetry that the settings ask for; for NONET_SYMMETRY_ANY, one of the others that allows this many clues. */
nonet_symmetry nn_symmetry_choose(const nonet_layout *layout, const nonet_generator_settings *settings,
                                  struct nn_random *random);

/* Number the groups of cells that the symmetry makes of each other: group[cell], from 0, in the order of their first
 * cells. Returns how many there are. Where a symmetry has two forms, one is chosen at random. */
int nn_symmetry_groups(nonet_symmetry symmetry, struct nn_random *random, int side, uint16_t *group);

#endif
