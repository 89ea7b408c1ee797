/* trace_tree.h: the tree of a search (nonet_solver_trace) on its way to people: a line for each guess, and one for what is
 * left when it was explored. */
#ifndef CLI_TRACE_TREE_H
#define CLI_TRACE_TREE_H

#include "system/buffer.h"
#include <nonet.h>

struct trace_node;

/* Begins as {.layout = ..., .most = ...}. */
struct trace_tree {
    const nonet_layout *layout;
    const char *symbols;      /* of values; NULL: numbers */
    size_t most;              /* nodes are kept */
    uint64_t given;           /* cells are filled before the search */
    struct trace_node *nodes; /* in the order of the search */
    size_t kept, capacity;
    uint64_t left_out;
    bool is_unfinished; /* the search was stopped */
    uint64_t solutions;
};

/* A nonet_trace_sink: takes every event of a search; `context` is the tree. */
bool trace_tree_add(void *context, const nonet_trace_event *event);

/* Draw it, 80 columns wide. */
void trace_tree_write(const struct trace_tree *tree, bool has_colours, struct buffer *out);

void trace_tree_free(struct trace_tree *tree);

#endif
