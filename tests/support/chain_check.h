/* chain_check.h: the chains of a step, as it tells them, read again and checked on its board in both notations. */
#ifndef CHAIN_CHECK_H
#define CHAIN_CHECK_H

#include "support/chain_logic.h"

/* What was checked. */
struct chain_tally {
    long chains;             /* read in Eureka */
    long strong, weak;       /* their links */
    long grouped, with_sets; /* chains with groups, and with almost locked sets */
    long results;            /* removed and placed, each proved by a chain */
    long hodoku;             /* read in HoDoKu's notation */
    long others;             /* nets, and branches that follow by patterns: not read */
};

/* Add to the tally. What is wrong, or NULL; then `text` is the line that is. */
const char *check_chains_of_step(const nonet_step *step, const nonet_position *position, const char *symbols,
                                 struct chain_tally *tally, char text[4096]);

#endif
