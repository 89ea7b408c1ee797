/* pdf_grey.h: the operators of a PDF page. */
#ifndef PAPER_PDF_GREY_H
#define PAPER_PDF_GREY_H

#include "byte_store.h"

/* Copy the operators of a page; a colour whose three parts are equal becomes a shade of grey: "0.5 0.5 0.5 rg" is "0.5 g".
 * False: out of memory. */
bool pdf_grey_copy(const unsigned char *operators, size_t length, struct byte_store *out);

#endif
