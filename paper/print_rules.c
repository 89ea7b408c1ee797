/* print_rules.c: see print_rules.h. The numbers of KDP are those of its guides for paperbacks, of 2025. */
#include "print_rules.h"

#include <stdio.h>

static const double INCH = 72;

struct margin_row {
    size_t most_pages;
    double inches;
};

/* A book that is thicker than the last row is bound in no other way. */
static const struct margin_row inner_margins[] = {{150, 0.375}, {300, 0.5}, {500, 0.625}, {700, 0.75}, {0, 0.875}};

double print_rules_inner(size_t pages)
{
    const struct margin_row *row = inner_margins;
    while (row->most_pages && pages > row->most_pages) row++;
    return row->inches * INCH;
}

static const double KDP_NARROWEST = 4, KDP_WIDEST = 8.5, KDP_LOWEST = 6, KDP_HIGHEST = 11.69;
enum { KDP_FEWEST_PAGES = 24 };

/* Sizes come from inches and millimetres, and are rounded. */
static const double SLACK = 0.01;

/* How many pages are bound: in black ink on white paper (cream is thicker), and in premium colour (standard colour has fewer).
 * The first row that a page fits into holds. Sizes that the service does not name are taken as the next larger one that it
 * names, and where accounts of its limits differ the smallest number holds. */
struct page_limit {
    double width, height; /* at most, in inches */
    size_t black, colour;
};

static const struct page_limit page_limits[] = {
    {8, 11, 828, 828}, {8.25, 8.25, 800, 800}, {8.27, 11.69, 780, 590}, {8.5, 11.69, 590, 590}};

static size_t most_pages(const struct paper_book *book)
{
    enum { LIMITS = sizeof page_limits / sizeof *page_limits };
    const struct page_limit *limit = page_limits;
    while (limit < page_limits + LIMITS - 1 &&
           (book->width > (limit->width + SLACK / 2) * INCH || book->height > (limit->height + SLACK / 2) * INCH))
        limit++;
    return book->has_colour ? limit->colour : limit->black;
}

void print_rules_find(const struct paper_book *book, struct print_rules *rules)
{
    const bool is_kdp = book->service == PAPER_SERVICE_KDP;
    *rules = (struct print_rules){
        .least_outer = (book->has_bleed ? 0.375 : 0.25) * INCH,
        .least_text = is_kdp ? 7 : 5.5,
        .least_mark = is_kdp ? 7 : 4.8,
        .least_line = is_kdp ? 0.75 : 0.4,
        .palest = is_kdp ? 0.9 : 0,
        .bleed = book->has_bleed ? 0.125 * INCH : 0,
        .fewest_pages = is_kdp ? KDP_FEWEST_PAGES : 1,
        .most_pages = is_kdp ? most_pages(book) : SIZE_MAX,
        .ink = book->has_colour ? "premium colour" : "black ink on white paper",
        .is_even = is_kdp,
    };
}

bool print_rules_allow_size(const struct paper_book *book, char *problem, size_t size)
{
    const double width = book->width / INCH, height = book->height / INCH;
    if (book->service != PAPER_SERVICE_KDP) return true;
    if (width > KDP_NARROWEST - SLACK && width < KDP_WIDEST + SLACK && height > KDP_LOWEST - SLACK &&
        height < KDP_HIGHEST + SLACK)
        return true;
    snprintf(problem, size, "KDP prints pages from 4 x 6 in to 8.5 x 11.69 in, not %.4g x %.4g in", width, height);
    return false;
}

bool print_rules_allow_pages(const struct print_rules *rules, size_t pages, char *problem, size_t size)
{
    if (pages <= rules->most_pages) return true;
    snprintf(
        problem, size,
        "KDP binds at most %zu pages of this size in %s, and these are %zu: take fewer puzzles, or more of them a page",
        rules->most_pages, rules->ink, pages);
    return false;
}
