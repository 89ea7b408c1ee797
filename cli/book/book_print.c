/* book_print.c: see book_print.h. The module paper/ makes the pages; here are the words about this book, and its file. */
#include "book/book_print.h"

#include <assert.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "show/board_text.h"
#include "system/interrupt.h"
#include "system/late_file.h"
#include "system/progress.h"
#include "system/screen.h"
#include "system/standard_output.h"

enum { MOST_PARAGRAPHS = 8, PARAGRAPH_BYTES = 768, TITLE_BYTES = 64, TITLE_PAGE_BYTES = 256 };

/* A book with all that it points to. */
struct print {
    const struct book_settings *settings;
    const struct book_puzzles *puzzles;
    struct paper_book book;
    struct paper_puzzle *printed;
    struct paper_chapter *chapters;
    char (*titles)[TITLE_BYTES]; /* of chapters */
    char **links;
    char title[TITLE_PAGE_BYTES], subtitle[TITLE_PAGE_BYTES], author[TITLE_PAGE_BYTES];
    char paragraphs[MOST_PARAGRAPHS][PARAGRAPH_BYTES];
    const char *imprint[MOST_PARAGRAPHS + 1];
    struct progress progress;
};

/* ---- chapters ------------------------------------------------------------------------------------------ */

static bool has_several_sizes(const struct book_puzzles *puzzles)
{
    for (size_t index = 1; index < puzzles->count; index++)
        if (nonet_layout_side(puzzles->items[index].layout) != nonet_layout_side(puzzles->items[0].layout)) return true;
    return false;
}

static bool begins_chapter(const struct print *print, size_t index)
{
    const struct book_puzzle *const puzzle = &print->puzzles->items[index];
    if (index == 0) return true;
    if (print->settings->sort == BOOK_SORT_NONE) return false;
    return puzzle->level != puzzle[-1].level ||
           nonet_layout_side(puzzle->layout) != nonet_layout_side(puzzle[-1].layout);
}

static void name_chapter(const struct print *print, const struct book_puzzle *first, struct paper_chapter *chapter,
                         char *title)
{
    const bool is_sorted = print->settings->sort != BOOK_SORT_NONE;
    const nonet_level *const level = is_sorted && first->level >= 0 ? nonet_level_at((size_t)first->level) : NULL;
    const int side = nonet_layout_side(first->layout);
    *chapter = (struct paper_chapter){.title = title, .text = level ? level->summary : "", .level = -1};
    snprintf(title, TITLE_BYTES, "%s", level ? level->name : "puzzles");
    title[0] = (char)(title[0] - 'a' + 'A');
    if (level) chapter->level = first->level;
    if (is_sorted && has_several_sizes(print->puzzles)) {
        const size_t length = strlen(title);
        snprintf(title + length, TITLE_BYTES - length, ", %dx%d", side, side);
    }
}

static void make_chapters(struct print *print)
{
    const struct book_puzzles *const puzzles = print->puzzles;
    size_t count = 0;
    for (size_t index = 0; index < puzzles->count; index++) count += begins_chapter(print, index);
    print->chapters = memory_resize(NULL, count * sizeof *print->chapters);
    print->titles = memory_resize(NULL, count * sizeof *print->titles);
    count = 0;
    for (size_t index = 0; index < puzzles->count; index++) {
        if (begins_chapter(print, index)) {
            name_chapter(print, &puzzles->items[index], &print->chapters[count], print->titles[count]);
            count++;
        }
        print->chapters[count - 1].count++;
    }
    print->book.chapters = print->chapters;
    print->book.chapter_count = count;
}

/* ---- puzzles ------------------------------------------------------------------------------------------- */

/* The address with the puzzle behind it, 0 for empty cells; or what convert would write. Free it. */
static char *make_link(const char *base, const struct book_puzzle *puzzle)
{
    const nonet_position position = {puzzle->layout, puzzle->cells, NULL, NULL};
    struct buffer link = {0};
    nonet_style style;
    if (!book_link_notation(base, &style)) {
        buffer_add_text(&link, base);
        style = compact_style(puzzle->layout);
        style.blank = '0';
    }
    if (!append_board(&link, &position, &style)) {
        buffer_free(&link);
        return NULL;
    }
    link.bytes[link.length - 1] = 0; /* the newline */
    return link.bytes;
}

static void print_puzzle(const struct print *print, const struct book_puzzle *puzzle, struct paper_puzzle *printed)
{
    const bool has_notes = !print->settings->has_no_notes;
    *printed = (struct paper_puzzle){
        .position = {puzzle->layout, puzzle->cells, NULL, NULL},
        .symbols = puzzle->symbols,
        .solution = puzzle->solution,
        .level = has_notes ? puzzle->level : -1,
        .er = has_notes ? puzzle->er : 0,
        .step = puzzle->step,
        .step_position = puzzle->step ? &puzzle->step_board->position : NULL,
    };
}

/* False after a message: a link cannot be written. */
static bool make_puzzles(struct print *print)
{
    const struct book_puzzles *const puzzles = print->puzzles;
    print->printed = memory_resize(NULL, puzzles->count * sizeof *print->printed);
    print->links = memory_resize(NULL, puzzles->count * sizeof *print->links);
    memset(print->links, 0, puzzles->count * sizeof *print->links);
    for (size_t index = 0; index < puzzles->count; index++) {
        print_puzzle(print, &puzzles->items[index], &print->printed[index]);
        if (!print->settings->link_base) continue;
        print->links[index] = make_link(print->settings->link_base, &puzzles->items[index]);
        print->printed[index].link = print->links[index];
        if (print->links[index]) continue;
        message("--link-base %s: no link of this kind for boards of %dx%d", print->settings->link_base,
                nonet_layout_side(puzzles->items[index].layout), nonet_layout_side(puzzles->items[index].layout));
        return false;
    }
    print->book.puzzles = print->printed;
    print->book.puzzle_count = puzzles->count;
    return true;
}

/* ---- imprint ------------------------------------------------------------------------------------------- */

static void __attribute__((format(printf, 2, 3))) add_paragraph(struct print *print, const char *format, ...);

static void add_paragraph(struct print *print, const char *format, ...)
{
    size_t count = 0;
    while (print->imprint[count]) count++;
    assert(count < MOST_PARAGRAPHS);
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(print->paragraphs[count], PARAGRAPH_BYTES, format, arguments);
    va_end(arguments);
    print->imprint[count] = print->paragraphs[count];
}

static void make_imprint(struct print *print)
{
    const struct book_puzzles *const puzzles = print->puzzles;
    add_paragraph(print, "%s%s%s", print->title, *print->author ? ", by " : "", print->author);
    add_paragraph(print,
                  "%zu puzzle%s, each with exactly one solution; all solutions were found and checked by a solver.",
                  puzzles->count, puzzles->count == 1 ? "" : "s");
    for (size_t index = 0; nonet_scale_at(index); index++)
        if (strcmp(nonet_scale_at(index)->name, "nonet") == 0)
            add_paragraph(print, "Levels are those of the scale %s.", nonet_scale_at(index)->version);
    if (puzzles->seed)
        add_paragraph(print,
                      "Made by nonet %s from seed %" PRIu64 ": the same seed and options make the same puzzles again.",
                      nonet_version(), puzzles->seed);
    else add_paragraph(print, "Set by nonet %s.", nonet_version());
}

/* ---- the file ------------------------------------------------------------------------------------------ */

/* The date in the file, if somebody wants one: the same book is the same file. */
static int64_t date_of_file(void)
{
    const char *const text = getenv("SOURCE_DATE_EPOCH");
    char *end;
    if (!text || !*text) return 0;
    const long long seconds = strtoll(text, &end, 10);
    return *end || seconds < 0 || seconds > 253402300799 ? 0 : seconds; /* until the year 9999 */
}

static bool go_on(void *context, size_t done, size_t pages)
{
    struct print *const print = context;
    char line[64];
    const uint64_t deadline = print->puzzles->deadline;
    if (interrupt_signal() || (deadline && clock_nanoseconds() > deadline)) return false;
    if (!progress_is_due(&print->progress)) return true;
    snprintf(line, sizeof line, "page %zu of %zu", done, pages);
    print->progress.shown = clock_nanoseconds();
    screen_show_status(line);
    return true;
}

bool book_can_be_written(const struct book_settings *settings)
{
    struct late_file file;
    if (!settings->output) return true;
    late_file_begin(&file, settings->output, "");
    const bool is_fine = !file.problem;
    if (!is_fine) late_file_complain(&file);
    late_file_remove(&file);
    late_file_free(&file);
    return is_fine;
}

static bool collect(void *context, const char *text, size_t length)
{
    buffer_add(context, text, length);
    return true;
}

static void tell_report(const struct paper_report *report)
{
    if (!report->has_named_font)
        message("the font " PAPER_FONT " is not there (package " PAPER_FONT_PACKAGE "): %s is used instead",
                report->font);
    if (report->padding)
        message("%zu page%s of empty boards at the end: KDP asks for an even number of pages, 24 or more",
                report->padding, report->padding == 1 ? "" : "s");
}

static int tell_failure(nonet_status status, const struct paper_report *report)
{
    if (status == NONET_STOPPED) return book_tell_stop();
    if (status == NONET_ERR_ARG && report->problem[0]) message_usage("book", "%s", report->problem);
    else message("the book cannot be made: %s", nonet_status_name(status));
    return EXIT_TROUBLE;
}

static int write_book(const struct paper_module *paper, struct print *print)
{
    struct paper_report report;
    struct buffer text = {0};
    progress_begin(&print->progress);
    const nonet_status status = paper->write_book(&print->book, collect, &text, &report);
    screen_clear_status();
    int exit_code = EXIT_FINE;
    if (status != NONET_OK) exit_code = tell_failure(status, &report);
    else if (!print->settings->output) output_write(text.bytes, text.length);
    else if (!late_file_write_whole(print->settings->output, text.bytes, text.length)) exit_code = EXIT_TROUBLE;
    if (exit_code == EXIT_FINE) tell_report(&report);
    buffer_free(&text);
    return exit_code;
}

static void make_visible(const char *text, char *visible)
{
    nonet_visible_text(text, strlen(text), visible, TITLE_PAGE_BYTES);
}

static void set_book(struct print *print)
{
    const struct book_settings *const settings = print->settings;
    make_visible(settings->title, print->title);
    make_visible(settings->subtitle, print->subtitle);
    make_visible(settings->author, print->author);
    print->book = (struct paper_book){
        .title = print->title,
        .subtitle = print->subtitle,
        .author = print->author,
        .imprint = print->imprint,
        .width = settings->page.width,
        .height = settings->page.height,
        .has_bleed = settings->has_bleed,
        .service = settings->service,
        .per_page = settings->per_page,
        .is_large = settings->is_large,
        .has_colour = settings->has_colour,
        .is_plain = settings->is_plain,
        .has_hints = settings->has_hints,
        .solutions = settings->solutions,
        .created = date_of_file(),
        .go_on = go_on,
        .context = print,
    };
}

static void free_print(struct print *print)
{
    for (size_t index = 0; print->links && index < print->puzzles->count; index++) free(print->links[index]);
    free(print->links);
    free(print->printed);
    free(print->chapters);
    free(print->titles);
}

int book_print(const struct paper_module *paper, const struct book_puzzles *puzzles,
               const struct book_settings *settings)
{
    static struct print print; /* its paragraphs are too much for a stack */
    print = (struct print){.settings = settings, .puzzles = puzzles};
    set_book(&print);
    make_chapters(&print);
    make_imprint(&print);
    const int exit_code = make_puzzles(&print) ? write_book(paper, &print) : EXIT_TROUBLE;
    free_print(&print);
    return exit_code;
}
