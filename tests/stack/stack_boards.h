/* stack_boards.h: boards for the scenarios of stack_use. What is made here lives until the program ends. */
#ifndef STACK_BOARDS_H
#define STACK_BOARDS_H

#include <nonet.h>

/* End the program: what a scenario stands on is not so. */
void stack_expect(bool is_so, const char *what);

/* The layout with these boxes. */
const nonet_layout *board_layout(int box_rows, int box_columns);

/* An empty board; free it. */
nonet_board *board_new(const nonet_layout *layout, bool with_candidates);

/* A regular full board without this percentage of its clues, chosen at random. Above 9x9 it may have many solutions. */
const nonet_position *board_dug(int box_rows, int box_columns, int percent, uint64_t seed);

/* A puzzle of the sample set with this name. */
const nonet_position *board_sample(const char *set, uint64_t index);

/* The first puzzle in a text of any notation. */
const nonet_position *board_read(const char *text);

/* The hardest 9x9 puzzles that have names; NULL after the last. */
const nonet_position *board_hardest(size_t index);

/* Call `use` with the name and content of each file in a folder. */
void board_each_file(const char *folder, void (*use)(const char *name, const char *text, size_t length));

#endif
