/* case.h: positions in HoDoKu's library format, for the drivers in this folder.
 *
 *     :technique[-variant]:digits:givens:deleted:eliminations:placements:extra */
#ifndef CASE_H
#define CASE_H

#include "logic/finder.h"

struct technique_case {
    char code[8];    /* four digits */
    bool is_siamese; /* a fifth one, 1 */
    char variant;    /* '1' .. '4', 'x': must find nothing; 0: none */
    uint32_t digits; /* bit 0: value 1 */
    const nonet_position *position;
    struct nn_cells removed[NN_LOGIC_SIDE], placed[NN_LOGIC_SIDE];
    int links; /* of the chain; 0: not said */
};

/* Read a line; `board` is the caller's, 9x9 with candidates. False: not a case. */
bool read_case(const char *line, nonet_board *board, struct technique_case *read);

/* The position and a step in it as such a line, without its end. */
enum { CASE_TEXT = 6000 };
void write_case(const struct nn_grid *grid, const struct nn_step *step, char text[CASE_TEXT]);

/* The step's four-digit code and its digits as the library writes them. */
const char *code_of_step(const struct nn_step *step);
uint32_t digits_of_step(const struct nn_step *step);

#endif
