/* book_plan.c: which pages a book has, in their order; see book_inside.h. */
#include <stdio.h>
#include <stdlib.h>

#include "book_inside.h"

enum {
    MOST_SOLUTIONS = 20,
    MOST_LARGE_SOLUTIONS = 6,
    FEWEST_SOLUTIONS = 4, /* places, even if there are fewer */
    MOST_HINTS = 6,
    FEWEST_HINTS = 2,
    FEW_PUZZLES = 4, /* a page, unless told otherwise */
};

/* Digits are this part of a cell. */
static const double DIGIT = 0.6, SOLUTION_DIGIT = 0.64;

/* ---- the list ----------------------------------------------------------------------------------------- */

/* False: out of memory. */
static bool add_page(struct book_plan *plan, struct page page)
{
    if (plan->count == plan->capacity) {
        const size_t capacity = plan->capacity ? 2 * plan->capacity : 64;
        struct page *const pages = realloc(plan->pages, capacity * sizeof *pages);
        if (!pages) return false;
        plan->pages = pages;
        plan->capacity = capacity;
    }
    plan->pages[plan->count++] = page;
    return true;
}

static bool add_plain(struct book_plan *plan, enum page_kind kind)
{
    return add_page(plan, (struct page){.kind = kind, .chapter = SIZE_MAX});
}

/* Pages of this kind for `count` puzzles. */
static bool add_pages(struct book_plan *plan, struct page page, size_t count, int per_page)
{
    const size_t end = page.first + count;
    for (; page.first < end; page.first += page.count) {
        page.count = end - page.first < (size_t)per_page ? end - page.first : (size_t)per_page;
        if (!add_page(plan, page)) return false;
    }
    return true;
}

size_t book_plan_find(const struct book_plan *plan, enum page_kind kind, size_t puzzle)
{
    size_t number = 0;
    for (; number < plan->count; number++) {
        const struct page *const page = &plan->pages[number];
        const bool has_puzzle = puzzle >= page->first && puzzle < page->first + page->count;
        if (page->kind == kind && (puzzle == SIZE_MAX || has_puzzle)) break;
    }
    return number;
}

void book_plan_free(struct book_plan *plan)
{
    free(plan->pages);
    free(plan->chapters);
    *plan = (struct book_plan){0};
}

size_t book_chapter_of(const struct making *making, size_t puzzle)
{
    size_t chapter = 0;
    while (chapter + 1 < making->book->chapter_count && making->plan.chapters[chapter + 1].first <= puzzle) chapter++;
    return chapter;
}

/* ---- boards on pages ----------------------------------------------------------------------------------- */

static int largest_side(const struct paper_book *book, size_t first, size_t count)
{
    int side = 1;
    for (size_t index = first; index < first + count; index++) {
        const int own = nonet_layout_side(book->puzzles[index].position.layout);
        if (own > side) side = own;
    }
    return side;
}

static bool has_links(const struct paper_book *book)
{
    for (size_t index = 0; index < book->puzzle_count; index++)
        if (book->puzzles[index].link) return true;
    return false;
}

/* A page must not say more than its room allows. */
static bool refuse_board(struct making *making, int side, double size)
{
    snprintf(making->problem, PAPER_PROBLEM_BYTES,
             "a %dx%d board does not fit on such a page with digits of %.0f points: take larger pages", side, side,
             size);
    return false;
}

static double least_cell(const struct making *making, int side)
{
    if (making->book->per_page || making->book->is_large) return making->sizes.rules.least_text / DIGIT;
    return side <= 9 ? 24 : 17;
}

static bool find_puzzle_grid(struct making *making, int side, struct board_grid *grid)
{
    const struct paper_book *const book = making->book;
    struct grid_wish wish = {
        .room = book_room(making, 0),
        .side = side,
        .most = book->per_page   ? book->per_page
                : book->is_large ? 1
                                 : FEW_PUZZLES,
        .least_cell = least_cell(making, side),
        .above = 1.9 * making->sizes.small,
        .below = has_links(book) ? QR_HEIGHT : 0,
    };
    if (board_grid_find(&wish, grid)) return true;
    wish.least_cell = making->sizes.rules.least_text / DIGIT;
    return board_grid_find(&wish, grid) || refuse_board(making, side, making->sizes.rules.least_text);
}

/* Boards that share pages of hints or solutions: those of a size, of the chapter or of the book. */
static size_t count_together(const struct paper_book *book, size_t count, int side)
{
    if (book->solutions == PAPER_SOLUTIONS_CHAPTER) return count;
    size_t together = 0;
    for (size_t index = 0; index < book->puzzle_count; index++)
        together += nonet_layout_side(book->puzzles[index].position.layout) == side;
    return together < count ? count : together; /* a chapter may have several sizes */
}

/* Where there are few boards, room for many would leave the page empty; but solutions as large as puzzles look odd. */
static int most_together(size_t together, int fewest, int most)
{
    if (together < (size_t)fewest) return fewest;
    return together < (size_t)most ? (int)together : most;
}

static bool find_solution_grid(struct making *making, size_t together, int side, struct board_grid *grid)
{
    const bool is_large = making->book->is_large;
    const double least = is_large ? 12 : 7;
    struct grid_wish wish = {
        .room = book_room(making, 0),
        .side = side,
        .most = most_together(together, FEWEST_SOLUTIONS, is_large ? MOST_LARGE_SOLUTIONS : MOST_SOLUTIONS),
        .least_cell = least / SOLUTION_DIGIT,
        .above = 1.9 * making->sizes.small,
    };
    if (board_grid_find(&wish, grid)) return true;
    wish.least_cell = making->sizes.rules.least_text / SOLUTION_DIGIT;
    return board_grid_find(&wish, grid) || refuse_board(making, side, making->sizes.rules.least_text);
}

/* Where the step of a puzzle needs few values, its candidates are drawn larger. How many of these cannot be read? */
static size_t count_unreadable(const struct making *making, size_t first, size_t count, double width)
{
    size_t unreadable = 0;
    for (size_t index = first; index < first + count; index++)
        unreadable += making->book->puzzles[index].step && !hint_can_be_read(making, index, width);
    return unreadable;
}

/* Small pictures if they can be read, but for a few that are told in words; else large ones. The parts of a cell are those
 * that candidates take of it in drawings with up to four values, and with more. */
static bool find_hint_grid(struct making *making, size_t first, size_t count, int side, struct board_grid *grid)
{
    const double large_mark = 0.305, small_mark = 0.204;
    const double least = making->sizes.rules.least_text;
    struct grid_wish wish = {
        .room = book_room(making, 0),
        .side = side,
        .most = making->book->is_large
                    ? 1
                    : most_together(count_together(making->book, count, side), FEWEST_HINTS, MOST_HINTS),
        .least_cell = least / large_mark,
        .above = 1.9 * making->sizes.small,
        .below = hint_text_height(&making->sizes),
    };
    if (!making->book->has_hints) return true;
    if (board_grid_find(&wish, grid) && count_unreadable(making, first, count, grid->board) <= count / 10) return true;
    wish.least_cell = least / small_mark;
    if (board_grid_find(&wish, grid)) return true;
    wish.least_cell = 1;
    wish.most = 1;
    return board_grid_find(&wish, grid) || refuse_board(making, side, least);
}

static nonet_status find_grids(struct making *making)
{
    const struct paper_book *const book = making->book;
    struct book_plan *const plan = &making->plan;
    plan->chapters = calloc(book->chapter_count + 1, sizeof *plan->chapters);
    if (!plan->chapters) return NONET_ERR_MEMORY;
    for (size_t index = 0, first = 0; index < book->chapter_count; first += book->chapters[index++].count) {
        struct chapter_grids *const grids = &plan->chapters[index];
        const size_t count = book->chapters[index].count;
        const int side = largest_side(book, first, count);
        grids->first = first;
        if (!find_puzzle_grid(making, side, &grids->puzzles) ||
            !find_hint_grid(making, first, count, side, &grids->hints) ||
            !find_solution_grid(making, count_together(book, count, side), side, &grids->solutions))
            return NONET_ERR_ARG;
    }
    return NONET_OK;
}

/* ---- pages --------------------------------------------------------------------------------------------- */

/* How to go on, chapters, hints, solutions. */
static size_t count_entries(const struct paper_book *book)
{
    return 1 + book->chapter_count + (book->has_hints ? 1 : 0) + (book->solutions == PAPER_SOLUTIONS_END ? 1 : 0);
}

size_t book_contents_per_page(const struct making *making)
{
    const double line = 2 * making->sizes.body;
    const double room = book_room(making, 0).height - 3 * making->sizes.title;
    return room > line ? (size_t)(room / line) : 1;
}

static bool add_how_to(struct making *making)
{
    const size_t pages = how_to_pages(making);
    for (size_t first = 0; first < pages; first++)
        if (!add_page(&making->plan, (struct page){.kind = PAGE_HOW_TO, .chapter = SIZE_MAX, .first = first}))
            return false;
    return true;
}

static bool add_front(struct making *making)
{
    struct book_plan *const plan = &making->plan;
    if (making->book->is_plain) return true;
    return add_plain(plan, PAGE_TITLE) && add_plain(plan, PAGE_IMPRINT) &&
           add_pages(plan, (struct page){.kind = PAGE_CONTENTS, .chapter = SIZE_MAX}, count_entries(making->book),
                     (int)book_contents_per_page(making)) &&
           add_how_to(making);
}

static const struct board_grid *grid_of(const struct making *making, enum page_kind kind, size_t chapter)
{
    const struct chapter_grids *const grids = &making->plan.chapters[chapter];
    if (kind == PAGE_HINTS) return &grids->hints;
    return kind == PAGE_SOLUTIONS ? &grids->solutions : &grids->puzzles;
}

/* Pages of a kind for the puzzles of some chapters, which have boards of the same size; all follow each other. */
static bool add_section(struct making *making, enum page_kind kind, size_t chapter, size_t chapters)
{
    struct page page = {.kind = kind, .chapter = chapter, .first = making->plan.chapters[chapter].first};
    size_t count = 0;
    for (size_t index = chapter; index < chapter + chapters; index++) count += making->book->chapters[index].count;
    return add_pages(&making->plan, page, count, grid_of(making, kind, chapter)->count);
}

/* All chapters; another size of boards begins a new page. */
static bool add_sections(struct making *making, enum page_kind kind)
{
    const size_t all = making->book->chapter_count;
    for (size_t chapter = 0, next; chapter < all; chapter = next) {
        const double board = grid_of(making, kind, chapter)->board;
        for (next = chapter + 1; next < all && grid_of(making, kind, next)->board == board;) next++;
        if (!add_section(making, kind, chapter, next - chapter)) return false;
    }
    return true;
}

static bool add_chapters(struct making *making)
{
    const struct paper_book *const book = making->book;
    struct book_plan *const plan = &making->plan;
    for (size_t chapter = 0; chapter < book->chapter_count; chapter++) {
        const struct page opening = {
            .kind = PAGE_CHAPTER, .chapter = chapter, .first = plan->chapters[chapter].first, .count = 1};
        if (!book->is_plain && !add_page(plan, opening)) return false;
        if (!add_section(making, PAGE_PUZZLES, chapter, 1)) return false;
        if (book->solutions != PAPER_SOLUTIONS_CHAPTER) continue;
        if (book->has_hints && !add_section(making, PAGE_HINTS, chapter, 1)) return false;
        if (!add_section(making, PAGE_SOLUTIONS, chapter, 1)) return false;
    }
    return true;
}

static bool add_back(struct making *making)
{
    const struct paper_book *const book = making->book;
    if (book->has_hints && book->solutions != PAPER_SOLUTIONS_CHAPTER && !add_sections(making, PAGE_HINTS))
        return false;
    return book->solutions != PAPER_SOLUTIONS_END || add_sections(making, PAGE_SOLUTIONS);
}

/* Pages for notes until there are enough, and an even number if that is asked for. */
static bool add_padding(struct making *making)
{
    const struct print_rules *const rules = &making->sizes.rules;
    struct book_plan *const plan = &making->plan;
    while (plan->count < rules->fewest_pages || (rules->is_even && plan->count % 2)) {
        if (!add_plain(plan, PAGE_NOTES)) return false;
        plan->padding++;
    }
    return true;
}

static nonet_status plan_once(struct making *making)
{
    const nonet_status status = find_grids(making);
    if (status != NONET_OK) return status;
    return add_front(making) && add_chapters(making) && add_back(making) && add_padding(making) ? NONET_OK
                                                                                                : NONET_ERR_MEMORY;
}

/* Margins only grow from one plan to the next, so this ends. */
nonet_status book_plan_make(struct making *making)
{
    double inner = 0;
    for (size_t pages = 1;; pages = making->plan.count) {
        book_sizes_find(making->book, pages, &making->sizes);
        if (making->sizes.inner <= inner) break;
        inner = making->sizes.inner;
        book_plan_free(&making->plan);
        const nonet_status status = plan_once(making);
        if (status != NONET_OK) return status;
    }
    making->sizes.inner = inner;
    return print_rules_allow_pages(&making->sizes.rules, making->plan.count, making->problem, PAPER_PROBLEM_BYTES)
               ? NONET_OK
               : NONET_ERR_ARG;
}

/* ---- contents ------------------------------------------------------------------------------------------ */

static bool set_entry(const struct making *making, struct contents_entry *entry, const char *title, enum page_kind kind,
                      size_t puzzle)
{
    entry->title = title;
    entry->note[0] = 0;
    entry->page = book_plan_find(&making->plan, kind, puzzle);
    return entry->page < making->plan.count;
}

bool book_contents_entry(const struct making *making, size_t index, struct contents_entry *entry)
{
    const struct paper_book *const book = making->book;
    if (index == 0) return set_entry(making, entry, "How to solve", PAGE_HOW_TO, SIZE_MAX);
    if (--index < book->chapter_count) {
        const size_t first = making->plan.chapters[index].first;
        const bool is_there = set_entry(making, entry, book->chapters[index].title, PAGE_CHAPTER, first);
        puzzle_range("puzzle", "puzzles", first, book->chapters[index].count, entry->note, sizeof entry->note);
        return is_there;
    }
    index -= book->chapter_count;
    if (book->has_hints && index-- == 0) return set_entry(making, entry, "Hints", PAGE_HINTS, SIZE_MAX);
    return set_entry(making, entry, "Solutions", PAGE_SOLUTIONS, SIZE_MAX);
}
