/* position_series.h: positions of one technique, one after the other: is any equivalent to an earlier one, and is the technique
 * needed there? */
#ifndef TEST_POSITION_SERIES_H
#define TEST_POSITION_SERIES_H

#include <nonet.h>

enum { SERIES_ROOM = 1000 };

struct position_series {
    int technique;
    nonet_layout *layout;
    nonet_canonizer *canonizer;
    nonet_explainer
        *easier; /* knows what comes before the technique in nonet's own order, and nothing else; NULL: nothing does */
    nonet_explainer *listing; /* lists the technique itself */
    int count;
    uint8_t forms[SERIES_ROOM][81];
};

/* Ends the program if that fails, as all of these do. */
struct position_series *series_new(int technique);
void series_free(struct position_series *series);

/* Add a 9x9 position. False: its values are equivalent to those of an earlier one. */
bool series_add(struct position_series *series, const nonet_position *position);

/* Has the position one solution, and the technique something to do there, and does nothing easier come first in nonet's own order,
 * or, if something does, give any of these results of the technique: placements, eliminations? */
bool series_needs_technique(struct position_series *series, const nonet_position *position,
                            const nonet_candidate *results, size_t count);

#endif
