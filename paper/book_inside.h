/* book_inside.h: what the files about books share: sizes, the plan of pages, and a page on its way.
 *
 *     settings, puzzles -> book_sizes (margins, letters) -> book_plan (a list of pages) -> page_*.c (each kind of page)
 *
 * The inner margin depends on the number of pages, and that on the room between margins: the plan is made again with a
 * wider margin until both agree. All lengths are in points; y grows downwards. */
#ifndef PAPER_BOOK_INSIDE_H
#define PAPER_BOOK_INSIDE_H

#include "page_text.h"
#include "paper.h"
#include "print_rules.h"

/* Of letters, lines and margins. */
struct book_sizes {
    struct print_rules rules;
    double inner, outer, top, bottom; /* margins inside of the trimmed page */
    double head;                      /* height of the running head, with the room below it */
    double body, small, title;        /* letters */
};

/* Boards on a page, in columns and rows. */
struct board_grid {
    int columns, rows;
    int count; /* at most columns * rows */
    double board;
    double above, below; /* room for what stands with each board */
    double x, y;         /* of the first one, from the corner of the room */
    double step_x, step_y;
};

enum page_kind {
    PAGE_TITLE,
    PAGE_IMPRINT,
    PAGE_CONTENTS,
    PAGE_HOW_TO,
    PAGE_CHAPTER,
    PAGE_PUZZLES,
    PAGE_HINTS,
    PAGE_SOLUTIONS,
    PAGE_NOTES,
};

struct page {
    enum page_kind kind;
    size_t chapter;      /* whose boards it has; SIZE_MAX: none */
    size_t first, count; /* puzzles; of PAGE_CONTENTS: entries; of PAGE_HOW_TO: first is its number among these pages */
};

/* The boards of a chapter. */
struct chapter_grids {
    struct board_grid puzzles, hints, solutions;
    size_t first; /* puzzle */
};

struct book_plan {
    struct page *pages;
    size_t count, capacity;
    struct chapter_grids *chapters;
    size_t padding;
};

/* A book that is being made. */
struct making {
    const struct paper_book *book;
    struct book_sizes sizes;
    struct book_plan plan;
    struct typeface typeface;
    struct page_pen pen;
    char *problem; /* PAPER_PROBLEM_BYTES */
};

/* The room of a page between its margins. */
struct room {
    double x, y, width, height;
};

/* ---- book_sizes.c */
void book_sizes_find(const struct paper_book *book, size_t pages, struct book_sizes *sizes);

/* Of the file's pages, with what is cut off. */
double book_page_width(const struct making *making);
double book_page_height(const struct making *making);

/* The room of page `number`, from 0, without head and foot. */
struct room book_room(const struct making *making, size_t number);
bool book_page_is_left(size_t number);

enum { QR_HEIGHT = 54 }; /* of a code, with the room above it */

/* ---- board_grid.c */
struct grid_wish {
    struct room room;
    int side;          /* of the boards */
    int most;          /* boards */
    double least_cell; /* their width */
    double above, below;
};

/* The arrangement with the most boards, up to the wish. False: not even one has cells that large. */
bool board_grid_find(const struct grid_wish *wish, struct board_grid *grid);

/* Where board `index` of a page is, with what stands above it. */
void board_grid_place(const struct board_grid *grid, const struct room *room, size_t index, double *x, double *y);

/* A length, made a little shorter. */
double quarter_below(double length);

/* ---- book_plan.c */

/* NONET_ERR_ARG: making->problem says why. */
nonet_status book_plan_make(struct making *making);
void book_plan_free(struct book_plan *plan);

/* The first page of a kind that has this puzzle (SIZE_MAX: any); plan.count: there is none. */
size_t book_plan_find(const struct book_plan *plan, enum page_kind kind, size_t puzzle);

/* The chapter that a puzzle is in. */
size_t book_chapter_of(const struct making *making, size_t puzzle);

/* An entry of the table of contents. */
struct contents_entry {
    const char *title;
    char note[64];
    size_t page; /* from 0 */
};
bool book_contents_entry(const struct making *making, size_t index, struct contents_entry *entry);
size_t book_contents_per_page(const struct making *making);

/* ---- page_*.c: paint page `number`, whose margins are clear. */
void page_title(const struct making *making, size_t number);
void page_imprint(const struct making *making, size_t number);
void page_contents(const struct making *making, size_t number);
void page_how_to(const struct making *making, size_t number);
void page_chapter(const struct making *making, size_t number);
void page_puzzles(const struct making *making, size_t number);
void page_hints(const struct making *making, size_t number);
void page_solutions(const struct making *making, size_t number);
void page_notes(const struct making *making, size_t number);

/* How many pages those about solving are. */
size_t how_to_pages(const struct making *making);

/* Head and foot, and the mark at the edge if there is bleed. */
void page_furniture(const struct making *making, size_t number);

/* Room for the words below the picture of a hint. */
double hint_text_height(const struct book_sizes *sizes);

/* Can everything in the picture of this puzzle's hint be read if it is so wide? */
bool hint_can_be_read(const struct making *making, size_t puzzle, double width);

/* ---- shades */
void shade_ink(const struct making *making);
void shade_quiet(const struct making *making); /* text that is not to be seen first */
void shade_faint(const struct making *making); /* thin lines */
void shade_tint(const struct making *making);  /* areas */

/* ---- book_text.c */

/* "Beginner" of "beginner": its first letter is made a capital. */
enum { NAME_BYTES = 64, TEXT_BYTES = 320 };
const char *capitalised(const char *name, char *text);

/* The same of a text without its end: "Hidden singles: a value has one place in a house." */
void sentence(const char *words, char *text, size_t size);

/* "Tricky · ER 7.2" of what is known about a puzzle; "" if nothing is. */
void puzzle_note(const struct paper_puzzle *puzzle, char *text, size_t size);

/* "Puzzles 1 to 4", "Puzzle 5". */
void puzzle_range(const char *one, const char *several, size_t first, size_t count, char *text, size_t size);

#endif
