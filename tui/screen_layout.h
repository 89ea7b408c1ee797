/* screen_layout.h: what goes where on a screen of a given size. Just numbers, no terminal. */
#ifndef TUI_SCREEN_LAYOUT_H
#define TUI_SCREEN_LAYOUT_H

#include <stdbool.h>

/* A part of the screen. */
struct area {
    int row, column, rows, columns;
};

bool area_has(const struct area *area, int row, int column);

struct screen_layout {
    /* The board: how a cell is drawn. The board may be larger than its area: then it is scrolled. */
    int side, box_rows, box_columns;
    int label_columns;             /* numbers of rows, left of the frame */
    int cell_rows, cell_columns;   /* without gaps */
    int gap;                       /* blank columns between the cells of a box */
    int mark_columns, mark_step;   /* marks in a row of the cell, and columns from one to the next; 0: marks are listed
                                       as far as there is room */
    int board_rows, board_columns; /* with frame and labels */
    struct area board;             /* where it is seen */
    struct area panel;             /* beside or below it */
    bool is_panel_below;
};

/* The smallest screen for a game. */
enum { LEAST_ROWS = 14, LEAST_COLUMNS = 40 };

/* False: the screen is too small. */
bool screen_layout_choose(int rows, int columns, int box_rows, int box_columns, struct screen_layout *layout);

/* Where a row or column of cells begins on the board. */
int screen_layout_row(const struct screen_layout *layout, int row);
int screen_layout_column(const struct screen_layout *layout, int column);

/* The position of a value's mark in its cell, if marks have fixed places there. */
void screen_layout_mark(const struct screen_layout *layout, int value, int *down, int *across);

/* The cell at a place of the board, or -1. */
int screen_layout_cell_at(const struct screen_layout *layout, int board_row, int board_column);

#endif
