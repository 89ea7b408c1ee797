/* book_print.h: from puzzles that are ready to a file. */
#ifndef CLI_BOOK_PRINT_H
#define CLI_BOOK_PRINT_H

#include "book/book_puzzles.h"

/* Can the file be written, as far as that is known before the work? False after a message. */
bool book_can_be_written(const struct book_settings *settings);

/* Write the book. Returns the exit code. */
int book_print(const struct paper_module *paper, const struct book_puzzles *puzzles,
               const struct book_settings *settings);

#endif
