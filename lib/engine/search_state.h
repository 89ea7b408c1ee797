/* search_state.h: how far a search has come, so that another engine can continue from there.
 *
 * A search tries a candidate and, when everything with it is explored, goes on without it. Its path is the list of
 * both, in order. Each step "without" means: with this candidate, and the candidates tried before it on the path,
 * nothing is left to be found. */
#ifndef NN_SEARCH_STATE_H
#define NN_SEARCH_STATE_H

#include <stdbool.h>
#include <stdint.h>

struct nn_explored_step {
    uint16_t cell;
    uint8_t value; /* 0-based */
    bool is_without;
};

struct nn_explored_path {
    struct nn_explored_step *steps;
    int length;
};

static inline void nn_explored_path_push(struct nn_explored_path *path, int cell, int value, bool is_without)
{
    path->steps[path->length++] = (struct nn_explored_step){(uint16_t)cell, (uint8_t)value, is_without};
}

#endif
