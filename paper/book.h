/* book.h: a book as a PDF file. See paper.h. */
#ifndef PAPER_BOOK_H
#define PAPER_BOOK_H

#include "paper.h"

nonet_status book_write(const struct paper_book *book, nonet_text_sink *sink, void *context,
                        struct paper_report *report);

#endif
