/* scenarios_of_torture.h: what is tortured, by area of the library, and the boards for it. */
#ifndef SCENARIOS_OF_TORTURE_H
#define SCENARIOS_OF_TORTURE_H

#include <nonet.h>

struct torture_scenario {
    const char *name;
    void (*run)(void);
};

/* Each table ends with a row of zeros. */
extern const struct torture_scenario torture_of_boards[], torture_of_solving[], torture_of_explaining[],
    torture_of_creating[], torture_of_many[], torture_of_json[], torture_of_games[];

/* Scenarios with few faults, so that each of them is always tried. */
extern const struct torture_scenario torture_of_long_reasons[];

/* Before and after all scenarios: what samples need. */
void torture_begin(void);
void torture_end(void);

/* A puzzle of the sample set of this name, with one solution or, for "multiple", several. It lives until the program
 * ends; nothing fails while it is made. */
const nonet_position *torture_sample(const char *set, uint64_t index);

#endif
