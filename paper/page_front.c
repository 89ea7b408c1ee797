/* page_front.c: title page, imprint, contents, and the pages that open chapters. */
#include <stdio.h>

#include "board_print.h"

static double paragraph(const struct making *making, const char *text, double size, enum weight weight, double x,
                        double y, double width)
{
    const struct paragraph shown = {.text = text, .size = size, .weight = weight, .width = width};
    return page_text_show(&making->pen, &shown, x, y);
}

/* ---- title --------------------------------------------------------------------------------------------- */

/* The first puzzle, as what the book is about. */
static void show_emblem(const struct making *making, const struct room *room, double top, double bottom)
{
    const struct paper_puzzle *const first = &making->book->puzzles[0];
    double width = 0.62 * room->width;
    if (width > bottom - top) width = bottom - top;
    if (width < 0.25 * room->width) return;
    const struct printed_board board = {
        .layout = first->position.layout,
        .cells = first->position.cells,
        .symbols = first->symbols,
        .x = room->x,
        .y = bottom - width,
        .width = width,
        .digit = 0.6,
    };
    if (board.width / nonet_layout_side(board.layout) * board.digit >= making->sizes.rules.least_text + 2)
        board_print(making, &board);
}

void page_title(const struct making *making, size_t number)
{
    const struct paper_book *const book = making->book;
    const struct room room = book_room(making, number);
    const double size = room.width * 0.1, gap = 0.3 * size;
    double y = room.y + 0.08 * room.height;
    const double bottom = room.y + 0.86 * room.height;
    const struct paragraph title = {
        .text = book->title, .size = size, .weight = WEIGHT_BOLD, .width = room.width, .leading = 1.12};
    shade_ink(making);
    y += page_text_show(&making->pen, &title, room.x, y) + gap;
    shade_quiet(making);
    if (*book->subtitle) y += paragraph(making, book->subtitle, 0.42 * size, WEIGHT_REGULAR, room.x, y, room.width);
    show_emblem(making, &room, y + gap, bottom - 2 * gap);
    shade_ink(making);
    if (*book->author) paragraph(making, book->author, 0.42 * size, WEIGHT_MEDIUM, room.x, bottom, room.width);
}

/* ---- imprint ------------------------------------------------------------------------------------------- */

/* At the foot of the page, as is the custom. */
void page_imprint(const struct making *making, size_t number)
{
    const struct room room = book_room(making, number);
    const double size = making->sizes.small, gap = 0.6 * size;
    double height = 0;
    for (const char *const *text = making->book->imprint; *text; text++) {
        const struct paragraph shown = {.text = *text, .size = size, .width = 0.8 * room.width};
        height += page_text_height(&making->pen, &shown) + gap;
    }
    double y = room.y + room.height - height;
    shade_quiet(making);
    for (const char *const *text = making->book->imprint; *text; text++)
        y += paragraph(making, *text, size, WEIGHT_REGULAR, room.x, y, 0.8 * room.width) + gap;
}

/* ---- contents ------------------------------------------------------------------------------------------ */

static void show_entry(const struct making *making, const struct contents_entry *entry, const struct room *room,
                       double y)
{
    char page[24];
    const double size = making->sizes.body;
    const struct paragraph title = {.text = entry->title, .size = 1.1 * size, .weight = WEIGHT_MEDIUM};
    const struct paragraph note = {.text = entry->note, .size = 0.85 * size, .place = TEXT_RIGHT};
    snprintf(page, sizeof page, "%zu", entry->page + 1);
    const struct short_text shown = {page, room->x + room->width, y, 1.1 * size, WEIGHT_MEDIUM, TEXT_RIGHT};
    shade_ink(making);
    page_text_line(&making->pen, &title, room->x, y);
    typeface_show(&making->typeface, making->pen.cairo, &shown);
    shade_quiet(making);
    if (*entry->note) page_text_line(&making->pen, &note, room->x + room->width - 3.2 * size, y);
}

static void show_rule(const struct making *making, const struct room *room, double y)
{
    cairo_t *const cairo = making->pen.cairo;
    const double least = making->sizes.rules.least_line;
    shade_tint(making);
    cairo_set_line_width(cairo, least < 0.5 ? 0.5 : least);
    cairo_move_to(cairo, room->x, y);
    cairo_line_to(cairo, room->x + room->width, y);
    cairo_stroke(cairo);
}

void page_contents(const struct making *making, size_t number)
{
    const struct page *const page = &making->plan.pages[number];
    const struct room room = book_room(making, number);
    const double line = 2 * making->sizes.body;
    double y = room.y + 0.8 * making->sizes.title;
    shade_ink(making);
    if (!page->first) paragraph(making, "Contents", making->sizes.title, WEIGHT_BOLD, room.x, y, room.width);
    y += 2.2 * making->sizes.title;
    for (size_t index = page->first; index < page->first + page->count; index++, y += line) {
        struct contents_entry entry;
        if (!book_contents_entry(making, index, &entry)) continue;
        show_entry(making, &entry, &room, y + line / 2);
        show_rule(making, &room, y + line);
    }
}

/* ---- chapters ------------------------------------------------------------------------------------------ */

/* A square for each level, filled up to this one. */
static void show_level_scale(const struct making *making, int level, double x, double y, double size)
{
    cairo_t *const cairo = making->pen.cairo;
    for (int index = 0; index <= nonet_level_hardest(); index++) {
        cairo_rectangle(cairo, x + index * 1.5 * size, y, size, size);
        shade_ink(making);
        if (index > level) shade_tint(making);
        cairo_fill(cairo);
    }
}

/* "Solutions from page 91"; "" if there are none. */
static void name_reference(const struct making *making, const char *what, enum page_kind kind, size_t puzzle,
                           char *text, size_t size)
{
    const size_t page = book_plan_find(&making->plan, kind, puzzle);
    text[0] = 0;
    if (page < making->plan.count) snprintf(text, size, "%s from page %zu", what, page + 1);
}

/* What opens a chapter. */
enum { OPENING_TITLE, OPENING_TEXT, OPENING_RANGE, OPENING_HINTS, OPENING_SOLUTIONS, OPENINGS };

struct opening {
    char texts[OPENINGS][TEXT_BYTES];
    struct paragraph paragraphs[OPENINGS];
    double gaps[OPENINGS]; /* below each */
};

static void write_opening(const struct making *making, const struct page *page, struct opening *opening)
{
    const struct paper_chapter *const chapter = &making->book->chapters[page->chapter];
    char(*const texts)[TEXT_BYTES] = opening->texts;
    snprintf(texts[OPENING_TITLE], TEXT_BYTES, "%s", chapter->title);
    sentence(chapter->text, texts[OPENING_TEXT], TEXT_BYTES);
    puzzle_range("Puzzle", "Puzzles", page->first, chapter->count, texts[OPENING_RANGE], TEXT_BYTES);
    name_reference(making, "Hints", PAGE_HINTS, page->first, texts[OPENING_HINTS], TEXT_BYTES);
    name_reference(making, "Solutions", PAGE_SOLUTIONS, page->first, texts[OPENING_SOLUTIONS], TEXT_BYTES);
}

/* Returns the height of all. */
static double lay_out_opening(const struct making *making, double width, struct opening *opening)
{
    const double body = making->sizes.body;
    double height = 0;
    for (int index = 0; index < OPENINGS; index++) {
        struct paragraph *const shown = &opening->paragraphs[index];
        *shown = (struct paragraph){.text = opening->texts[index], .size = body, .width = width};
        opening->gaps[index] = 0;
        if (index == OPENING_TITLE) {
            shown->size = 1.6 * making->sizes.title;
            shown->weight = WEIGHT_BOLD;
            opening->gaps[index] = 0.6 * body;
        } else if (index == OPENING_TEXT) {
            shown->size = 1.15 * body;
            shown->width = 0.8 * width;
            opening->gaps[index] = 2 * body;
        } else if (index == OPENING_RANGE) shown->weight = WEIGHT_MEDIUM;
        if (*shown->text) height += page_text_height(&making->pen, shown);
        height += opening->gaps[index];
    }
    return height;
}

/* It begins at a quarter of the page, or higher if it is long. */
void page_chapter(const struct making *making, size_t number)
{
    const struct page *const page = &making->plan.pages[number];
    const struct room room = book_room(making, number);
    const int level = making->book->chapters[page->chapter].level;
    const double body = making->sizes.body, usual = room.y + 0.26 * room.height;
    struct opening opening;
    write_opening(making, page, &opening);
    const double highest = room.y + room.height - lay_out_opening(making, room.width, &opening);
    double y = highest < usual ? highest : usual;
    if (level >= 0) show_level_scale(making, level, room.x, y - 2.2 * body, 0.8 * body);
    shade_ink(making);
    for (int index = 0; index < OPENINGS; index++) {
        if (index == OPENING_RANGE) shade_quiet(making);
        if (*opening.texts[index]) y += page_text_show(&making->pen, &opening.paragraphs[index], room.x, y);
        y += opening.gaps[index];
    }
}
