/* paper.h: pictures and books as files, by cairo and pango. All that the program sees of this folder, which is a module:
 * it is loaded by the commands that need it, and others do not pay for its libraries.
 *
 * What is written goes to a nonet_text_sink as bytes, in order; if it refuses, the call says NONET_STOPPED. The same call
 * gives the same bytes on the same machine; fonts and libraries of other machines may differ. */
#ifndef PAPER_PAPER_H
#define PAPER_PAPER_H

#include <nonet.h>

/* The font of everything, and the Debian package that has it. Without it another one is taken, and the report says so. */
#define PAPER_FONT "Inter"
#define PAPER_FONT_PACKAGE "fonts-inter"

enum { PAPER_PROBLEM_BYTES = 256, PAPER_FONT_BYTES = 64 };

/* What came of it. */
struct paper_report {
    char problem[PAPER_PROBLEM_BYTES]; /* with NONET_ERR_ARG: why it is refused */
    char font[PAPER_FONT_BYTES];       /* the one in use */
    bool has_named_font;               /* and it is PAPER_FONT */
    size_t pages;
    size_t padding; /* pages at the end that only the rules of a print service ask for */
};

/* A puzzle of a book. Everything it points to stays while the book is written. */
struct paper_puzzle {
    nonet_position position; /* its givens; boards up to 25x25 */
    const char *symbols;     /* of values, or NULL: numbers */
    const uint8_t *solution;
    int level;        /* of nonet's, or -1: not known */
    int er;           /* on Sudoku Explainer's scale, in tenths; 0: not known */
    const char *link; /* to be shown as a QR code; or NULL */
    /* With hints: a step, and where it is found; or NULL. */
    const nonet_step *step;
    const nonet_position *step_position;
};

/* Puzzles that belong together, in the order of the book. */
struct paper_chapter {
    const char *title;
    const char *text; /* a sentence about them, or "" */
    int level;        /* or -1: several */
    size_t count;     /* of puzzles */
};

enum paper_solutions { PAPER_SOLUTIONS_END, PAPER_SOLUTIONS_CHAPTER, PAPER_SOLUTIONS_NONE };

/* Whose rules are kept. */
enum paper_service { PAPER_SERVICE_NONE, PAPER_SERVICE_KDP };

struct paper_book {
    const char *title;
    const char *subtitle, *author; /* or "" */
    const char *const *imprint;    /* paragraphs behind the title page, NULL after the last */
    double width, height;          /* of a page after trimming, in points */
    bool has_bleed;                /* pages are larger, and what touches their edges runs over them */
    enum paper_service service;
    int per_page; /* puzzles at most; 0: as fits the page */
    bool is_large;
    bool has_colour; /* in hints; else everything is black and grey */
    bool is_plain; /* only puzzles, hints and solutions, without title, imprint, contents and the page about solving */
    bool has_hints;
    enum paper_solutions solutions;
    const struct paper_chapter *chapters;
    size_t chapter_count;
    const struct paper_puzzle *puzzles;
    size_t puzzle_count;
    int64_t created; /* the date in the file: seconds since 1970 */
    /* Called after each page; false: stop. Or NULL. */
    bool (*go_on)(void *context, size_t done, size_t pages);
    void *context;
};

/* The module's table (cli/system/module.h). */
struct paper_module {
    int version[3];
    /* A drawing as a PNG of this width in pixels (0: that it is made for), */
    nonet_status (*write_png)(const nonet_drawing *drawing, int pixels, nonet_text_sink *sink, void *context);
    /* or drawings as a PDF, each a page of this width in points (0: three quarters of the pixels that it is made for). The
     * title of the file is that of the first. */
    nonet_status (*write_pdf)(nonet_drawing *const *drawings, size_t count, int points, nonet_text_sink *sink,
                              void *context);
    /* NONET_ERR_ARG: report->problem says why. NONET_STOPPED: nothing was written. */
    nonet_status (*write_book)(const struct paper_book *book, nonet_text_sink *sink, void *context,
                               struct paper_report *report);
};

extern const struct paper_module paper_module;

#endif
