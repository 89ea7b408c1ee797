/* easier.h: which techniques are easier than another one, and what they give at a position.
 *
 * A step is needed at a position if nothing easier places or removes any of what it does. Easier are
 *
 *     the techniques in usual use that come before it in nonet's own order, those searched together with it aside;
 *     those used on demand that come before it and have the same finder: three strong links before four; but loops
 *     and AICs with almost locked sets are equally easy. */
#ifndef EASIER_H
#define EASIER_H

#include "logic/gain.h"

/* Does the first one come before the second in this sense? On 9x9. */
bool is_easier(int technique, int than);

/* The first step that the technique lists at the finding's position, copied into `first`. False: there is none. */
bool find_first_step(struct nn_finding *finding, int technique, struct nn_step *first);

/* Everything that the technique does at the finding's position, by all of its steps. */
void add_all_steps(struct nn_finding *finding, int technique, struct nn_gain *gain);

/* The easiest technique that is easier than the step's and gives some of what the step does; -1: none, it is needed.
 * The step is not the finding's own. */
int easier_way(struct nn_finding *finding, const struct nn_step *step);

#endif
