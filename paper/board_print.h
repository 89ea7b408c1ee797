/* board_print.h: a board in print: black digits in lines of fixed widths. Drawings (painter.h) have lines that grow with
 * them; printers ask for lines of so many points, however small the board is. */
#ifndef PAPER_BOARD_PRINT_H
#define PAPER_BOARD_PRINT_H

#include "book_inside.h"

struct printed_board {
    const nonet_layout *layout;
    const uint8_t *cells;    /* or NULL: an empty board */
    const uint8_t *solution; /* for empty cells, in lighter digits; or NULL */
    const char *symbols;     /* or NULL: numbers */
    double x, y, width;
    double digit; /* of a cell */
};

void board_print(const struct making *making, const struct printed_board *board);

#endif
