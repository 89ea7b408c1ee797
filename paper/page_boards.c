/* page_boards.c: pages of puzzles, of solutions, and of empty boards. */
#include <stdio.h>

#include "board_print.h"
#include "qr_code.h"

static const double DIGIT = 0.6, LARGE_DIGIT = 0.68, SOLUTION_DIGIT = 0.64;

/* Its number, and what is known about it. */
static void show_caption(const struct making *making, size_t puzzle, double x, double y, double width, bool has_note)
{
    char number[24], note[96];
    const double size = making->sizes.small;
    const double middle = y + 0.65 * size;
    snprintf(number, sizeof number, "%zu", puzzle + 1);
    const struct short_text strong = {number, x, middle, 1.25 * size, WEIGHT_BOLD, TEXT_LEFT};
    shade_ink(making);
    typeface_show(&making->typeface, making->pen.cairo, &strong);
    if (!has_note) return;
    puzzle_note(&making->book->puzzles[puzzle], note, sizeof note);
    const struct paragraph quiet = {.text = note, .size = size, .place = TEXT_RIGHT};
    shade_quiet(making);
    page_text_line(&making->pen, &quiet, x + width, middle);
}

/* A board that is smaller than its place (among larger ones) is as wide as they are. */
static struct printed_board board_of(const struct making *making, size_t puzzle, double x, double y, double width)
{
    const struct paper_puzzle *const shown = &making->book->puzzles[puzzle];
    return (struct printed_board){
        .layout = shown->position.layout,
        .cells = shown->position.cells,
        .symbols = shown->symbols,
        .x = x,
        .y = y,
        .width = width,
        .digit = making->book->is_large ? LARGE_DIGIT : DIGIT,
    };
}

void page_puzzles(const struct making *making, size_t number)
{
    const struct page *const page = &making->plan.pages[number];
    const struct board_grid *const grid = &making->plan.chapters[page->chapter].puzzles;
    const struct room room = book_room(making, number);
    for (size_t index = 0; index < page->count; index++) {
        const size_t puzzle = page->first + index;
        double x, y;
        board_grid_place(grid, &room, index, &x, &y);
        show_caption(making, puzzle, x, y, grid->board, true);
        const struct printed_board board = board_of(making, puzzle, x, y + quarter_below(grid->above), grid->board);
        board_print(making, &board);
        if (making->book->puzzles[puzzle].link)
            qr_code_show(making, making->book->puzzles[puzzle].link, x, board.y + grid->board, grid->board);
    }
}

void page_solutions(const struct making *making, size_t number)
{
    const struct page *const page = &making->plan.pages[number];
    const struct board_grid *const grid = &making->plan.chapters[page->chapter].solutions;
    const struct room room = book_room(making, number);
    for (size_t index = 0; index < page->count; index++) {
        const size_t puzzle = page->first + index;
        double x, y;
        board_grid_place(grid, &room, index, &x, &y);
        show_caption(making, puzzle, x, y, grid->board, false);
        struct printed_board board = board_of(making, puzzle, x, y + quarter_below(grid->above), grid->board);
        board.solution = making->book->puzzles[puzzle].solution;
        board.digit = SOLUTION_DIGIT;
        board_print(making, &board);
    }
}

/* Boards like those of the first chapter. */
void page_notes(const struct making *making, size_t number)
{
    const struct board_grid *const grid = &making->plan.chapters[0].puzzles;
    const struct room room = book_room(making, number);
    for (int index = 0; index < grid->count; index++) {
        struct printed_board board = board_of(making, 0, 0, 0, grid->board);
        board_grid_place(grid, &room, (size_t)index, &board.x, &board.y);
        board.y += quarter_below(grid->above);
        board.cells = NULL;
        board_print(making, &board);
    }
}
