/* cmd_book.c: nonet book, puzzles with their solutions as a PDF to print. The pages are made by paper/, a module. */
#include <unistd.h>

#include "book/book_print.h"
#include "generate/generate_order.h"
#include "system/late_file.h"
#include "system/module.h"

static bool makes_puzzles(char *const *operands)
{
    return !*operands;
}

static const char *book_clash(const void *given, char *const *operands)
{
    const struct book_settings *const settings = given;
    const struct generate_settings *const making = &settings->making;
    if (!settings->output && isatty(STDOUT_FILENO)) return "a book is no text for a terminal: -o FILE.pdf";
    if (makes_puzzles(operands)) {
        if (!making->count) return "name a FILE with puzzles, or say with --count how many to make";
        return generate_order_clash(making);
    }
    if (making->count || making->seed || making->size || generate_has_demands(making))
        return "puzzles are read from FILE or made: --count, --seed, --size and what puzzles are to be go without FILE";
    if (settings->output && late_file_would_replace_any(settings->output, operands))
        return "the book would replace the puzzles";
    return NULL;
}

/* Boxes of another shape are said in one way for puzzles that are read and for those that are made. */
static void take_boxes(struct book_settings *settings)
{
    settings->reader.box_rows = settings->making.box.rows;
    settings->reader.box_columns = settings->making.box.columns;
}

static bool collect_puzzles(struct book_puzzles *puzzles, const struct book_settings *settings, char *const *operands,
                            int *exit_code)
{
    if (makes_puzzles(operands)) return book_puzzles_make(puzzles, settings, exit_code);
    return book_puzzles_read(puzzles, settings, operands, exit_code);
}

static int run_book(const void *given, char *const *operands)
{
    struct book_settings settings = *(const struct book_settings *)given;
    struct book_puzzles puzzles = {0};
    int exit_code = EXIT_TROUBLE;
    const struct paper_module *const paper = module_open(&module_paper);
    if (!paper || !book_can_be_written(&settings)) return EXIT_TROUBLE;
    take_boxes(&settings);
    if (settings.work.limit.ms) puzzles.deadline = clock_nanoseconds() + settings.work.limit.ms * 1000000;
    if (collect_puzzles(&puzzles, &settings, operands, &exit_code) &&
        book_puzzles_study(&puzzles, &settings, &exit_code) && book_puzzles_sift(&puzzles, &settings, &exit_code)) {
        book_puzzles_sort(&puzzles, settings.sort);
        exit_code = book_print(paper, &puzzles, &settings);
    }
    book_puzzles_free(&puzzles);
    return exit_code;
}

static const struct option_use book_groups[] = {
    {&options_book, 0},
    {&options_book_page, 0},
    {&options_generate, offsetof(struct book_settings, making)},
    {&options_book_puzzles, 0},
    {&options_reading_texts, offsetof(struct book_settings, reader)},
    {&options_book_work, 0},
    {0},
};

static const struct example book_examples[] = {
    {"nonet book --count 120 --level easy..hard -o book.pdf", "a book of 120 puzzles with chapters by level"},
    {"nonet book --page letter --plain --count 4 --level medium -o sheet.pdf", "a sheet to solve today"},
    {"nonet book --page 6x9 --for kdp --hints puzzles.txt -o book.pdf", "ready for a print service"},
    {"nonet book --large-print --count 50 --for-play --level easy -o large.pdf", "one to a page, in large digits"},
    {0},
};

const struct command command_book = {
    .name = "book",
    .operands = "[FILE]...",
    .summary = "make a book of puzzles with their solutions, as a PDF to print",
    .description =
        "The puzzles of the files, in any notation and of any size up to 25x25, or new ones, sorted by level in "
        "chapters, with title page, imprint, contents, a page about solving, hints if wanted, and solutions. Fonts are "
        "embedded. Every puzzle is solved first: one without exactly one solution is no part of a book, and none is in "
        "it twice, not even turned or with other digits.\n\n"
        "Even pages are left ones, and inner margins grow with the number of pages. The same options and puzzles give "
        "the same file on the same machine; the same --seed gives the same puzzles everywhere, and is printed in the "
        "imprint. Ctrl-C, --timeout and errors leave no file.",
    .document = "books.md",
    .groups = book_groups,
    .examples = book_examples,
    .lists_levels = true,
    .settings_size = sizeof(struct book_settings),
    .clash = book_clash,
    .run = run_book,
};
