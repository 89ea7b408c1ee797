/* page_text.h: running text: paragraphs of any language, laid out by pango. */
#ifndef PAPER_PAGE_TEXT_H
#define PAPER_PAGE_TEXT_H

#include "typeface.h"

/* Where text goes. */
struct page_pen {
    const struct typeface *typeface;
    cairo_t *cairo;
};

struct paragraph {
    const char *text;
    double size;
    enum weight weight;
    double width;   /* lines are broken there; 0: one line */
    double leading; /* from line to line, as a part of the size; 0: 1.4 */
    enum text_place place;
    int first_line; /* those before it are left out */
    int most_lines; /* 0: any number */
};

/* Show it with its upper edge at y. Returns its height. The colour is the one that is set. */
double page_text_show(const struct page_pen *pen, const struct paragraph *paragraph, double x, double y);

/* Only its height, of all its lines: more than it may have if its lines are not enough. */
double page_text_height(const struct page_pen *pen, const struct paragraph *paragraph);

/* The height of each line, and how many there are. */
double page_text_line_height(const struct paragraph *paragraph);
int page_text_lines(const struct page_pen *pen, const struct paragraph *paragraph);

/* How many of its letters no font has: they would be boxes. */
int page_text_unknown(const struct page_pen *pen, const char *text);

/* The width of a text in one line. */
double page_text_width(const struct page_pen *pen, const struct paragraph *paragraph);

/* Show a single line; x is its left end, middle or right end, and y half the height of its digits. */
void page_text_line(const struct page_pen *pen, const struct paragraph *paragraph, double x, double y);

#endif
