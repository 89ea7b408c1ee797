/* lexfirst.h: solutions in lexicographical order. */
#ifndef NN_LEXFIRST_H
#define NN_LEXFIRST_H

#include "engine/engine.h"

/* Run the task so that solutions come in order, cell by cell, smaller values first. `memory` must
 * have nn_search_memory_size bytes. */
void nn_lexfirst_run(struct nn_task *task);

#endif
