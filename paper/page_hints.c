/* page_hints.c: the first hard step of each puzzle, drawn, with its name and its reason below. */
#include <stdio.h>
#include <stdlib.h>

#include "step_picture.h"

enum { HINT_LINES = 4 };
static const double HINT_LEADING = 1.32;

double hint_text_height(const struct book_sizes *sizes)
{
    return HINT_LINES * HINT_LEADING * sizes->small + 2;
}

/* ---- words --------------------------------------------------------------------------------------------- */

/* The step in this form; NULL: there was no memory. Free it. */
static char *step_words(const struct paper_puzzle *puzzle, nonet_step_form form)
{
    const size_t length = nonet_step_text(puzzle->step, puzzle->step_position, puzzle->symbols, form, NULL, 0);
    char *const text = malloc(length + 1);
    if (text) nonet_step_text(puzzle->step, puzzle->step_position, puzzle->symbols, form, text, length + 1);
    return text;
}

/* The longest way of telling it that fits; the last one does in any case. */
static void show_words(const struct making *making, const struct paper_puzzle *puzzle, double x, double y, double width,
                       double height)
{
    const int lines = (int)(height / (HINT_LEADING * making->sizes.small));
    static const nonet_step_form forms[] = {NONET_STEP_NORMAL, NONET_STEP_LINE, NONET_STEP_WHAT};
    enum { FORMS = sizeof forms / sizeof *forms };
    for (int index = 0; index < FORMS; index++) {
        char *const text = step_words(puzzle, forms[index]);
        const struct paragraph words = {.text = text ? text : "",
                                        .size = making->sizes.small,
                                        .width = width,
                                        .leading = HINT_LEADING,
                                        .most_lines = lines};
        const bool fits = index == FORMS - 1 || page_text_height(&making->pen, &words) <= height;
        if (fits) page_text_show(&making->pen, &words, x, y + 2);
        free(text);
        if (fits) return;
    }
}

/* ---- pictures ------------------------------------------------------------------------------------------ */

static nonet_drawing *draw_hint(const struct making *making, const struct paper_puzzle *puzzle, double width)
{
    const struct shown_step shown = {puzzle->step_position, puzzle->step, puzzle->symbols};
    return step_picture_new(making, &shown, width);
}

bool hint_can_be_read(const struct making *making, size_t puzzle, double width)
{
    nonet_drawing *const drawing = draw_hint(making, &making->book->puzzles[puzzle], width);
    nonet_drawing_free(drawing);
    return drawing;
}

static void show_picture(const struct making *making, const struct paper_puzzle *puzzle, double x, double y,
                         double *width)
{
    nonet_drawing *const drawing = draw_hint(making, puzzle, *width);
    if (!drawing) {
        *width = 0;
        return;
    }
    step_picture_show(making, drawing, x, y, *width);
    nonet_drawing_free(drawing);
}

/* ---- hints --------------------------------------------------------------------------------------------- */

static void show_head(const struct making *making, size_t puzzle, double x, double y, double width)
{
    char number[24];
    const nonet_step *const step = making->book->puzzles[puzzle].step;
    const double size = making->sizes.small, middle = y + 0.65 * size;
    snprintf(number, sizeof number, "%zu", puzzle + 1);
    const struct short_text strong = {number, x, middle, 1.25 * size, WEIGHT_BOLD, TEXT_LEFT};
    const char *const name = step ? nonet_technique_at((size_t)step->technique)->name : "";
    const struct short_text quiet = {name, x + width, middle, size, WEIGHT_MEDIUM, TEXT_RIGHT};
    shade_ink(making);
    typeface_show(&making->typeface, making->pen.cairo, &strong);
    shade_quiet(making);
    typeface_show(&making->typeface, making->pen.cairo, &quiet);
}

static void show_hint(const struct making *making, const struct board_grid *grid, size_t number, double x, double y,
                      double bottom)
{
    const struct paper_puzzle *const puzzle = &making->book->puzzles[number];
    const struct paragraph none = {.text = "No technique that nonet knows solves it.", .size = making->sizes.small};
    double width = grid->board;
    show_head(making, number, x, y, grid->board);
    y += grid->above;
    if (puzzle->step) show_picture(making, puzzle, x, y, &width);
    if (puzzle->step) y += width;
    shade_ink(making);
    if (puzzle->step) show_words(making, puzzle, x, y, grid->board, bottom - y);
    else page_text_show(&making->pen, &none, x, y);
}

void page_hints(const struct making *making, size_t number)
{
    const struct page *const page = &making->plan.pages[number];
    const struct board_grid *const grid = &making->plan.chapters[page->chapter].hints;
    const struct room room = book_room(making, number);
    for (size_t index = 0; index < page->count; index++) {
        double x, y;
        board_grid_place(grid, &room, index, &x, &y);
        const double bottom = grid->rows == 1 ? room.y + room.height : y + grid->above + grid->board + grid->below;
        show_hint(making, grid, page->first + index, x, y, bottom);
    }
}
