/* page_furniture.c: what stands on every page: the running head, the number, the mark of the level at the edge. And the
 * shades of everything. */
#include <stdio.h>

#include "book_inside.h"

static void set_shade(const struct making *making, double grey)
{
    cairo_set_source_rgb(making->pen.cairo, grey, grey, grey);
}

void shade_ink(const struct making *making)
{
    set_shade(making, 0);
}

void shade_quiet(const struct making *making)
{
    set_shade(making, 0.36);
}

void shade_faint(const struct making *making)
{
    set_shade(making, 0.58);
}

void shade_tint(const struct making *making)
{
    set_shade(making, 0.82);
}

/* ---- head and foot ------------------------------------------------------------------------------------- */

static void head_texts(const struct making *making, const struct page *page, char *left, char *right, size_t size)
{
    const size_t chapter = page->count ? book_chapter_of(making, page->first) : 0;
    const bool is_one = page->count && book_chapter_of(making, page->first + page->count - 1) == chapter;
    snprintf(left, size, "%s", is_one ? making->book->chapters[chapter].title : "");
    right[0] = 0;
    switch (page->kind) {
    case PAGE_PUZZLES: puzzle_range("Puzzle", "Puzzles", page->first, page->count, right, size); break;
    case PAGE_HINTS: puzzle_range("Hint", "Hints", page->first, page->count, right, size); break;
    case PAGE_SOLUTIONS: puzzle_range("Solution", "Solutions", page->first, page->count, right, size); break;
    case PAGE_NOTES: snprintf(left, size, "%s", "For puzzles of your own"); break;
    default: left[0] = 0; break;
    }
}

/* The chapter inside, what is on the page outside, where thumbs leaf. */
static void show_head(const struct making *making, size_t number, const struct room *room)
{
    enum { HEAD_BYTES = 128 };
    char inside[HEAD_BYTES], outside[HEAD_BYTES];
    const struct book_sizes *const sizes = &making->sizes;
    const bool is_left = book_page_is_left(number);
    const double y = room->y - sizes->head + 0.5 * sizes->small, right = room->x + room->width;
    const struct paragraph plain = {.size = sizes->small, .weight = WEIGHT_REGULAR};
    struct paragraph quiet = plain, strong = plain;
    head_texts(making, &making->plan.pages[number], inside, outside, HEAD_BYTES);
    quiet.text = inside;
    quiet.place = is_left ? TEXT_RIGHT : TEXT_LEFT;
    strong.text = outside;
    strong.weight = WEIGHT_STRONG;
    strong.place = is_left ? TEXT_LEFT : TEXT_RIGHT;
    shade_quiet(making);
    page_text_line(&making->pen, &quiet, is_left ? right : room->x, y);
    shade_ink(making);
    page_text_line(&making->pen, &strong, is_left ? room->x : right, y);
}

/* A sheet without a title page has its title on every page. */
static void show_plain_head(const struct making *making, size_t number, const struct room *room)
{
    enum { HEAD_BYTES = 128 };
    char chapter[HEAD_BYTES], range[HEAD_BYTES], note[2 * HEAD_BYTES + 8];
    const struct book_sizes *const sizes = &making->sizes;
    const double y = room->y - sizes->head + 0.5 * sizes->body;
    const struct paragraph title = {.text = making->book->title, .size = 1.4 * sizes->body, .weight = WEIGHT_BOLD};
    head_texts(making, &making->plan.pages[number], chapter, range, HEAD_BYTES);
    snprintf(note, sizeof note, "%s%s%s", chapter, *chapter && *range ? ",  " : "", range);
    const struct paragraph quiet = {.text = note, .size = sizes->small, .weight = WEIGHT_REGULAR, .place = TEXT_RIGHT};
    shade_ink(making);
    page_text_line(&making->pen, &title, room->x, y);
    shade_quiet(making);
    page_text_line(&making->pen, &quiet, room->x + room->width, y);
}

static void show_number(const struct making *making, size_t number, const struct room *room)
{
    char text[24];
    const bool is_left = book_page_is_left(number);
    const double bottom = making->sizes.rules.bleed + making->book->height - making->sizes.bottom;
    snprintf(text, sizeof text, "%zu", number + 1);
    const struct short_text shown = {
        .text = text,
        .x = is_left ? room->x : room->x + room->width,
        .y = bottom - 0.4 * making->sizes.small,
        .size = making->sizes.small,
        .weight = WEIGHT_MEDIUM,
        .place = is_left ? TEXT_LEFT : TEXT_RIGHT,
    };
    shade_quiet(making);
    typeface_show(&making->typeface, making->pen.cairo, &shown);
}

/* The level of a page, as a mark that can be seen at the edge of the closed book. */
static void show_edge_mark(const struct making *making, size_t number)
{
    const struct page *const page = &making->plan.pages[number];
    const double bleed = making->sizes.rules.bleed;
    if (bleed <= 0 || (page->kind != PAGE_CHAPTER && page->kind != PAGE_PUZZLES)) return;
    const int level = making->book->chapters[page->chapter].level;
    const int levels = nonet_level_hardest() + 1;
    if (level < 0) return;
    const double height = making->book->height / (levels + 2), width = bleed + 0.14 * 72;
    const double x = book_page_is_left(number) ? 0 : book_page_width(making) - width;
    shade_tint(making);
    cairo_rectangle(making->pen.cairo, x, bleed + (level + 1) * height, width, 0.8 * height);
    cairo_fill(making->pen.cairo);
}

void page_furniture(const struct making *making, size_t number)
{
    const enum page_kind kind = making->plan.pages[number].kind;
    const struct room room = book_room(making, number);
    if (kind == PAGE_TITLE || kind == PAGE_IMPRINT) return;
    show_edge_mark(making, number);
    if (making->book->is_plain) show_plain_head(making, number, &room);
    else show_head(making, number, &room);
    show_number(making, number, &room);
}
