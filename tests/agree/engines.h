/* engines.h: everything in the library that answers 9x9 puzzles, behind one question. */
#ifndef TEST_ENGINES_H
#define TEST_ENGINES_H

#include <nonet.h>

enum { MOST_PUZZLES = 2000, MOST_ENGINES = 16 };

struct question {
    int count; /* up to MOST_PUZZLES */
    uint8_t puzzles[MOST_PUZZLES][81];
    uint64_t limit;   /* count solutions up to here */
    bool wants_first; /* of several solutions the first in order; takes longer. The limit is 2 */
};

struct answers {
    uint64_t counts[MOST_PUZZLES];
    uint8_t solutions[MOST_PUZZLES][81]; /* where counts is not 0 */
    bool has_clash[MOST_PUZZLES];        /* set by the reference alone */
};

struct engine;

/* The n-th engine that this processor can run; 0 is the reference, the search engine. NULL: no more, or
 * no memory. One for each thread. */
struct engine *engine_new(int number);
void engine_free(struct engine *engine);
const char *engine_name(const struct engine *engine);

/* Whether it can give the first of several solutions, as the reference does. */
bool engine_knows_the_first(const struct engine *engine);

bool engine_answer(struct engine *engine, const struct question *question, struct answers *answers);

#endif
