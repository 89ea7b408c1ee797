/* pdf_rewrite.h: what cairo cannot be told about a PDF file is changed when the file is complete. */
#ifndef PAPER_PDF_REWRITE_H
#define PAPER_PDF_REWRITE_H

#include "byte_store.h"

/* Take the transparency groups from all pages: cairo gives every page one, though nothing on it is transparent, and print
 * services refuse transparency. `is_grey`: also say black and grey as such (DeviceGray), not as mixtures of red, green and
 * blue, which presses may print in four inks. A file that is not laid out as cairo 1.16 does it stays as it is. False: out
 * of memory; the file is no longer of use then. */
bool pdf_rewrite(struct byte_store *file, bool is_grey);

#endif
