/* se_chain_names.h: Sudoku Explainer's names for its chains. */
#ifndef NN_SE_CHAIN_NAMES_H
#define NN_SE_CHAIN_NAMES_H

#include "logic/forcing/forcer.h"

/* The name of a cycle or chain of single links: X, Y or XY. */
const char *nn_se_plain_chain_name(bool is_cycle, enum nn_hint_kind kind, int nodes);

/* The name of a hint that this producer gave at this level. */
const char *nn_se_chain_name(const struct nn_hint *hint, enum nn_producer producer, int level);

#endif
