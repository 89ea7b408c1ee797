/* stride.h: the distance from one board of a caller's array to the next. */
#ifndef NN_STRIDE_H
#define NN_STRIDE_H

#include <stdbool.h>
#include <stddef.h>

/* 0 stands for boards with nothing between them; they never overlap. */
static inline bool nn_stride_is_possible(size_t given, size_t cells)
{
    return !given || given >= cells;
}

static inline size_t nn_stride(size_t given, size_t cells)
{
    return given ? given : cells;
}

#endif
