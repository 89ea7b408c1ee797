/* pdf_file.h: PDF files: their pages go to a store, and leave it as printers like them. */
#ifndef PAPER_PDF_FILE_H
#define PAPER_PDF_FILE_H

#include <stdint.h>

#include "byte_store.h"

struct pdf_file {
    struct byte_store store;
    cairo_surface_t *surface;
    cairo_t *cairo;
};

/* What a file says about itself; texts may be NULL or "". */
struct pdf_facts {
    const char *title, *author, *subject;
    int64_t created; /* seconds since 1970 */
    bool is_grey;    /* nothing in it has a colour: write it without any */
};

/* Begin a file with pages of this size in points. False: out of memory. Free it in any case. */
bool pdf_file_begin(struct pdf_file *file, double width, double height, const struct pdf_facts *facts);

/* That was all: hand it over. */
nonet_status pdf_file_send(struct pdf_file *file, const struct pdf_facts *facts, nonet_text_sink *sink, void *context);

void pdf_file_free(struct pdf_file *file);

#endif
