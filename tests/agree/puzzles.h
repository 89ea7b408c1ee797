/* puzzles.h: random 9x9 puzzles of every kind, thousands a second: with one solution, several, none,
 * nearly empty, with givens that clash. */
#ifndef TEST_PUZZLES_H
#define TEST_PUZZLES_H

#include <nonet.h>

struct puzzle_maker;

/* One for each thread; NULL: no memory. */
struct puzzle_maker *puzzle_maker_new(void);
void puzzle_maker_free(struct puzzle_maker *maker);

/* Make `count` puzzles; they depend on nothing but the seed and the number. False: the library failed. */
bool puzzle_maker_make(struct puzzle_maker *maker, uint64_t seed, uint64_t number, uint8_t (*puzzles)[81], int count);

#endif
