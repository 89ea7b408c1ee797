/* print_rules.h: what a print service asks of a book, and good sense of every book. Lengths are in points, 72 an inch. */
#ifndef PAPER_PRINT_RULES_H
#define PAPER_PRINT_RULES_H

#include "paper.h"

/* Numbers that a book keeps to. */
struct print_rules {
    double least_outer; /* margins at the edges of the trimmed page */
    double least_text;  /* size of letters */
    double least_mark;  /* size of candidates in pictures */
    double least_line;  /* width of lines */
    double palest;      /* shade, as a part of white; 0: any */
    double bleed;       /* what pages are larger by, at the three edges that are cut; 0: nothing */
    size_t fewest_pages, most_pages;
    const char *ink; /* what most_pages holds for */
    bool is_even;    /* the number of pages */
};

void print_rules_find(const struct paper_book *book, struct print_rules *rules);

/* The inner margin of a book with so many pages: the thicker, the more of it is lost in the fold. */
double print_rules_inner(size_t pages);

/* Is the service ready to print a book like this? False: `problem` says why not. */
bool print_rules_allow_size(const struct paper_book *book, char *problem, size_t size);
bool print_rules_allow_pages(const struct print_rules *rules, size_t pages, char *problem, size_t size);

#endif
