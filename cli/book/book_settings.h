/* book_settings.h: what nonet book is asked for. */
#ifndef CLI_BOOK_SETTINGS_H
#define CLI_BOOK_SETTINGS_H

#include "generate/generate_options.h"
#include "options/reading_options.h"
#include "options/work_options.h"
#include "paper/paper.h"

enum book_sort { BOOK_SORT_LEVEL, BOOK_SORT_RATING, BOOK_SORT_NONE };

struct book_page {
    double width, height; /* in points */
};

struct book_settings {
    struct generate_settings making; /* of puzzles, if there are no files */
    nonet_reader_settings reader;
    const char *output; /* or NULL: standard output */
    const char *title, *subtitle, *author;
    struct book_page page;
    int per_page; /* 0: as fits */
    enum book_sort sort;
    enum paper_solutions solutions;
    enum paper_service service;
    bool is_large, is_plain, has_hints, has_bleed, has_colour, has_no_notes;
    bool skips_bad, keeps_duplicates;
    const char *link_base; /* or NULL */
    struct work_options work;
};

/* Their part: struct book_settings. */
extern const struct option_group options_book, options_book_page, options_book_puzzles, options_book_work;

/* How the puzzles of links are written, or NULL: behind the address as a line of digits. */
const nonet_notation *book_link_notation(const char *base, nonet_style *style);

#endif
