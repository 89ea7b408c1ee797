/* tell_net.h: what is known of a net while it is told; for tell_net.c and tell_net_lines.c. */
#ifndef NN_TELL_NET_H
#define NN_TELL_NET_H

#include "words/words.h"

struct told_node {
    const nonet_step_node *node;
    const nonet_step_chain *chain;
    const struct told_branch *branch;
    bool is_needed, is_told;
    int number;             /* 0: it has none, or is not told yet */
    int letter;             /* the same, of a line of removals: 1 is (a) */
    struct told_node *same; /* where the statement is told; NULL: not looked for yet */
};

struct told_branch {
    struct told_node *nodes; /* of the whole chain */
    size_t count;            /* up to its end */
    struct told_node *clash; /* what the end cannot be true with, or NULL */
    bool is_left_out;
};

/* Mark what is to be told of a branch; those before it have been told. */
void nn_net_find_needed(const struct nn_told_net *net, const struct told_branch *branch);

#endif
