/* games.h: games for tests: puzzles of any size with one solution, driven by keys. */
#ifndef TEST_GAMES_H
#define TEST_GAMES_H

#include "support/test_random.h"
#include "tui/game_facts.h"

/* A game that plays a random puzzle with boxes of this shape. Ends the program if that fails. */
nonet_game *random_game(struct random_source *source, int box_rows, int box_columns);

/* A game that plays the puzzle in `text`. */
nonet_game *game_of_text(const char *text);

/* Press the keys of a text, one character each. */
void press(nonet_game *game, const char *keys);

/* Go to a cell and type a value, by keys. */
void type_value(nonet_game *game, int cell, int value);

/* Everything that undo and redo change, as one number: equal boards have equal ones. */
uint64_t board_digest(const nonet_game *game);

/* The solution, found by a solver of its own. */
void solution_of(nonet_game *game, uint8_t *solution);

#endif
