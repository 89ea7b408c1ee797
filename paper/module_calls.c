/* module_calls.c: the table of this module. */
#include "book.h"
#include "drawing_files.h"
#include "paper.h"

NONET_API const struct paper_module paper_module = {
    .version = {NONET_VERSION_MAJOR, NONET_VERSION_MINOR, NONET_VERSION_PATCH},
    .write_png = drawing_write_png,
    .write_pdf = drawing_write_pdf,
    .write_book = book_write,
};
