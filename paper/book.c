/* book.c: see book.h: a plan is made, and its pages painted one after the other. */
#include "book.h"

#include <stdio.h>

#include "book_inside.h"
#include "pdf_file.h"
#include "qr_code.h"

static void (*const page_painters[])(const struct making *making, size_t number) = {
    [PAGE_TITLE] = page_title,   [PAGE_IMPRINT] = page_imprint,     [PAGE_CONTENTS] = page_contents,
    [PAGE_HOW_TO] = page_how_to, [PAGE_CHAPTER] = page_chapter,     [PAGE_PUZZLES] = page_puzzles,
    [PAGE_HINTS] = page_hints,   [PAGE_SOLUTIONS] = page_solutions, [PAGE_NOTES] = page_notes,
};

static nonet_status paint_pages(struct making *making, cairo_t *cairo)
{
    const struct paper_book *const book = making->book;
    making->pen = (struct page_pen){&making->typeface, cairo};
    for (size_t number = 0; number < making->plan.count; number++) {
        page_furniture(making, number);
        page_painters[making->plan.pages[number].kind](making, number);
        cairo_show_page(cairo);
        if (cairo_status(cairo) != CAIRO_STATUS_SUCCESS) return NONET_ERR_MEMORY;
        if (book->go_on && !book->go_on(book->context, number + 1, making->plan.count)) return NONET_STOPPED;
    }
    return NONET_OK;
}

static nonet_status write_pages(struct making *making, nonet_text_sink *sink, void *context)
{
    struct pdf_file file;
    const struct pdf_facts facts = {
        .title = making->book->title,
        .author = making->book->author,
        .subject = making->book->subtitle,
        .created = making->book->created,
        .is_grey = !making->book->has_colour,
    };
    nonet_status status = NONET_ERR_MEMORY;
    if (pdf_file_begin(&file, book_page_width(making), book_page_height(making), &facts))
        status = paint_pages(making, file.cairo);
    if (status == NONET_OK) status = pdf_file_send(&file, &facts, sink, context);
    pdf_file_free(&file);
    return status;
}

static bool links_fit(const struct paper_book *book, char *problem)
{
    for (size_t index = 0; index < book->puzzle_count; index++) {
        if (!book->puzzles[index].link || qr_code_fits(book->puzzles[index].link)) continue;
        snprintf(problem, PAPER_PROBLEM_BYTES, "the link of puzzle %zu is too long for a code that phones can read",
                 index + 1);
        return false;
    }
    return true;
}

/* Of the words that somebody chose. */
static bool has_letters(const struct making *making, char *problem)
{
    const struct paper_book *const book = making->book;
    const struct named_text {
        const char *name, *text;
    } texts[] = {{"title", book->title}, {"subtitle", book->subtitle}, {"author", book->author}};
    for (size_t index = 0; index < sizeof texts / sizeof *texts; index++) {
        const int unknown = page_text_unknown(&making->pen, texts[index].text);
        if (!unknown) continue;
        snprintf(problem, PAPER_PROBLEM_BYTES,
                 "the %s has %d letter%s that no installed font has: install one that does", texts[index].name, unknown,
                 unknown == 1 ? "" : "s");
        return false;
    }
    return true;
}

/* Pages that are smaller than this have no room for anything, larger ones no printer. */
static bool has_usual_size(const struct paper_book *book, char *problem)
{
    const double smallest = 180, largest = 14400;
    if (book->width >= smallest && book->height >= smallest && book->width <= largest && book->height <= largest)
        return true;
    snprintf(problem, PAPER_PROBLEM_BYTES, "pages are from 2.5 to 200 inches wide and high");
    return false;
}

static nonet_status make_book(struct making *making, nonet_text_sink *sink, void *context, struct paper_report *report)
{
    const struct paper_book *const book = making->book;
    if (!typeface_open(&making->typeface)) return NONET_ERR_MEMORY;
    snprintf(report->font, sizeof report->font, "%s", making->typeface.family);
    report->has_named_font = making->typeface.is_named;
    making->pen = (struct page_pen){&making->typeface, NULL}; /* to measure with */
    if (!has_usual_size(book, report->problem) || !links_fit(book, report->problem) ||
        !has_letters(making, report->problem) || !print_rules_allow_size(book, report->problem, sizeof report->problem))
        return NONET_ERR_ARG;
    const nonet_status status = book_plan_make(making);
    if (status != NONET_OK) return status;
    report->pages = making->plan.count;
    report->padding = making->plan.padding;
    return write_pages(making, sink, context);
}

nonet_status book_write(const struct paper_book *book, nonet_text_sink *sink, void *context,
                        struct paper_report *report)
{
    struct making making = {.book = book, .problem = report->problem};
    *report = (struct paper_report){0};
    if (!book->puzzle_count || !book->chapter_count) return NONET_ERR_ARG;
    const nonet_status status = make_book(&making, sink, context, report);
    book_plan_free(&making.plan);
    typeface_free(&making.typeface);
    return status;
}
