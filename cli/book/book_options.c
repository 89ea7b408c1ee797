/* book_options.c: the options of nonet book; see book_settings.h. */
#include <stdlib.h>
#include <string.h>

#include "book/book_settings.h"
#include "options/option_values.h"

static const double POINTS_OF_INCH = 72, POINTS_OF_MILLIMETRE = 72 / 25.4;

/* ---- pages --------------------------------------------------------------------------------------------- */

struct named_page {
    const char *name;
    struct book_page page;
};

static const struct named_page named_pages[] = {
    {"A4", {595.276, 841.89}}, {"A5", {419.528, 595.276}}, {"letter", {612, 792}},
    {"6x9", {432, 648}},       {"8x10", {576, 720}},       {"8.5x11", {612, 792}},
};

static const char *page_choice(size_t index)
{
    return index < sizeof named_pages / sizeof *named_pages ? named_pages[index].name : NULL;
}

/* A length as "8.5", and where it ends; 0: it is none. */
static double read_length(const char *text, const char **end)
{
    const size_t length = strspn(text, "0123456789.");
    char *stopped;
    const double value = strtod(text, &stopped);
    *end = text + length;
    return length && stopped == *end && value < 10000 ? value : 0;
}

static const char *set_page(void *field, const char *value)
{
    static const char problem[] = "not a size of pages, as A4, letter, 6x9, 8.5x11in or 148x210mm";
    struct book_page *const page = field;
    const int named = choice_number(page_choice, value);
    if (named) {
        *page = named_pages[named - 1].page;
        return NULL;
    }
    const char *end;
    const double width = read_length(value, &end);
    if (!width || *end != 'x') return problem;
    const double height = read_length(end + 1, &end);
    const bool is_millimetres = strcmp(end, "mm") == 0;
    if (!height || (*end && !is_millimetres && strcmp(end, "in") != 0)) return problem;
    const double unit = is_millimetres ? POINTS_OF_MILLIMETRE : POINTS_OF_INCH;
    *page = (struct book_page){width * unit, height * unit};
    return NULL;
}

enum { MOST_PER_PAGE = 12 };

static const char *set_per_page(void *field, const char *value)
{
    int *const count = field;
    *count = (int)whole_number(value, MOST_PER_PAGE);
    return *count ? NULL : "not a number from 1 to 12";
}

/* ---- words --------------------------------------------------------------------------------------------- */

static const char *service_choice(size_t index)
{
    static const char *const names[] = {"kdp", NULL};
    return names[index];
}

static const char *set_service(void *field, const char *value)
{
    enum paper_service *const service = field;
    const int number = choice_number(service_choice, value);
    if (!number) return NOT_A_CHOICE;
    *service = PAPER_SERVICE_NONE + (enum paper_service)number;
    return NULL;
}

static const char *solutions_choice(size_t index)
{
    static const char *const names[] = {"end", "chapter", "none", NULL};
    return names[index];
}

static const char *set_solutions(void *field, const char *value)
{
    enum paper_solutions *const solutions = field;
    const int number = choice_number(solutions_choice, value);
    if (!number) return NOT_A_CHOICE;
    *solutions = (enum paper_solutions)(number - 1);
    return NULL;
}

static const char *sort_choice(size_t index)
{
    static const char *const names[] = {"level", "rating", "none", NULL};
    return names[index];
}

static const char *set_sort(void *field, const char *value)
{
    enum book_sort *const sort = field;
    const int number = choice_number(sort_choice, value);
    if (!number) return NOT_A_CHOICE;
    *sort = (enum book_sort)(number - 1);
    return NULL;
}

static const char *set_text(void *field, const char *value)
{
    const char **const text = field;
    *text = value;
    return NULL;
}

static const char *set_output(void *field, const char *value)
{
    const char **const output = field;
    *output = strcmp(value, "-") == 0 ? NULL : value;
    return *value ? NULL : "the name of a file is missing";
}

/* ---- links --------------------------------------------------------------------------------------------- */

const nonet_notation *book_link_notation(const char *base, nonet_style *style)
{
    if (nonet_style_find(base, style) != NONET_OK) return NULL;
    return style->notation;
}

static const char *set_link_base(void *field, const char *value)
{
    const char **const base = field;
    nonet_style style;
    if (!strstr(value, "://") && !book_link_notation(value, &style))
        return "not an address, as in https://example.org/?s=, nor a notation of links (coach, exchange, sudokuwiki, link)";
    *base = value;
    return NULL;
}

/* ---- tables -------------------------------------------------------------------------------------------- */

#define BOOK_OFFSET(member) offsetof(struct book_settings, member)

static const struct option book_options[] = {
    {'o', "output", "FILE", "write the book to this file; default, and -: standard output, unless that is a terminal",
     set_output, NULL, BOOK_OFFSET(output)},
    {0, "title", "TEXT", "on the title page; default: Sudoku", set_text, NULL, BOOK_OFFSET(title)},
    {0, "subtitle", "TEXT", "below the title", set_text, NULL, BOOK_OFFSET(subtitle)},
    {0, "author", "TEXT", "at the foot of the title page", set_text, NULL, BOOK_OFFSET(author)},
    {0, "sort", "HOW", "chapters by level (default), by level and in them by rating, or none: as they come", set_sort,
     sort_choice, BOOK_OFFSET(sort)},
    {0, "solutions", "WHERE", "at the end (default), after each chapter, or none", set_solutions, solutions_choice,
     BOOK_OFFSET(solutions)},
    {0, "hints", NULL, "show the first hard step of each puzzle, drawn, before the solutions", set_flag, NULL,
     BOOK_OFFSET(has_hints)},
    {0, "plain", NULL, "only puzzles, hints and solutions: no title page, contents and the like", set_flag, NULL,
     BOOK_OFFSET(is_plain)},
    {0, "no-notes", NULL, "show neither level nor rating above puzzles", set_flag, NULL, BOOK_OFFSET(has_no_notes)},
    {0, "link-base", "URL",
     "below each puzzle a QR code with this address and the puzzle behind it; or a notation of links, as in convert --to",
     set_link_base, NULL, BOOK_OFFSET(link_base)},
    {0},
};

static void set_book_defaults(void *part)
{
    struct book_settings *const settings = part;
    settings->title = "Sudoku";
    settings->subtitle = settings->author = "";
    settings->page = named_pages[0].page;
}

const struct option_group options_book = {"The book", book_options, NULL, set_book_defaults};

static const struct option book_page_options[] = {
    {0, "page", "SIZE", "A4 (default), A5, letter, 6x9, 8x10, 8.5x11, or any, as in 5.5x8.5in or 170x240mm", set_page,
     page_choice, BOOK_OFFSET(page)},
    {0, "per-page", "N",
     "at most N puzzles on a page, 1 to 12, fewer where digits would be too small; default: as fits", set_per_page,
     NULL, BOOK_OFFSET(per_page)},
    {0, "large-print", NULL, "large digits and letters, one puzzle on a page", set_flag, NULL, BOOK_OFFSET(is_large)},
    {0, "bleed", NULL, "pages are larger by 0.125 in where they are cut, with marks of the levels at the edge",
     set_flag, NULL, BOOK_OFFSET(has_bleed)},
    {0, "for", "SERVICE", "keep to the rules of a print service: kdp", set_service, service_choice,
     BOOK_OFFSET(service)},
    {0, "colour", NULL, "hints in colours; default: everything in black and grey", set_flag, NULL,
     BOOK_OFFSET(has_colour)},
    {0},
};

const struct option_group options_book_page = {"Pages", book_page_options, NULL, NULL};

static const struct option book_puzzle_options[] = {
    {0, "skip-bad", NULL, "leave out what has not exactly one solution or cannot be read; default: make no book then",
     set_flag, NULL, BOOK_OFFSET(skips_bad)},
    {0, "keep-duplicates", NULL, "keep puzzles that are others in another form; default: leave them out", set_flag,
     NULL, BOOK_OFFSET(keeps_duplicates)},
    {0},
};

const struct option_group options_book_puzzles = {"Puzzles from files", book_puzzle_options, NULL, NULL};

static const struct option book_work_options[] = {
    {'t', "timeout", "SECONDS", "give up after this time, without a book", set_time_limit, NULL,
     BOOK_OFFSET(work.limit)},
    {'j', "jobs", "N", "use N threads; default: one per processor", set_jobs, NULL, BOOK_OFFSET(work.jobs)},
    {0},
};

const struct option_group options_book_work = {"Working", book_work_options, NULL, NULL};
