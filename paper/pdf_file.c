/* pdf_file.c: see pdf_file.h. */
#include "pdf_file.h"

#include <cairo-pdf.h>
#include <stdio.h>
#include <time.h>

#include "pdf_rewrite.h"

static void set_fact(cairo_surface_t *surface, cairo_pdf_metadata_t kind, const char *text)
{
    if (text && *text) cairo_pdf_surface_set_metadata(surface, kind, text);
}

/* Else cairo would take the present time, and no two files were the same. */
static void set_date(cairo_surface_t *surface, int64_t created)
{
    char text[40];
    struct tm parts;
    const time_t seconds = (time_t)created;
    if (!gmtime_r(&seconds, &parts) || !strftime(text, sizeof text, "%Y-%m-%dT%H:%M:%SZ", &parts)) return;
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, text);
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_MOD_DATE, text);
}

bool pdf_file_begin(struct pdf_file *file, double width, double height, const struct pdf_facts *facts)
{
    char creator[40];
    *file = (struct pdf_file){0};
    file->surface = cairo_pdf_surface_create_for_stream(byte_store_take, &file->store, width, height);
    cairo_pdf_surface_restrict_to_version(file->surface, CAIRO_PDF_VERSION_1_4);
    snprintf(creator, sizeof creator, "nonet %s", nonet_version());
    set_fact(file->surface, CAIRO_PDF_METADATA_CREATOR, creator);
    set_fact(file->surface, CAIRO_PDF_METADATA_TITLE, facts->title);
    set_fact(file->surface, CAIRO_PDF_METADATA_AUTHOR, facts->author);
    set_fact(file->surface, CAIRO_PDF_METADATA_SUBJECT, facts->subject);
    set_date(file->surface, facts->created);
    file->cairo = cairo_create(file->surface);
    return cairo_status(file->cairo) == CAIRO_STATUS_SUCCESS;
}

nonet_status pdf_file_send(struct pdf_file *file, const struct pdf_facts *facts, nonet_text_sink *sink, void *context)
{
    const cairo_status_t status = cairo_status(file->cairo);
    cairo_surface_finish(file->surface);
    if (status != CAIRO_STATUS_SUCCESS || cairo_surface_status(file->surface) != CAIRO_STATUS_SUCCESS)
        return NONET_ERR_MEMORY;
    if (!pdf_rewrite(&file->store, facts->is_grey)) return NONET_ERR_MEMORY;
    return byte_store_send(&file->store, sink, context);
}

void pdf_file_free(struct pdf_file *file)
{
    if (file->cairo) cairo_destroy(file->cairo);
    if (file->surface) cairo_surface_destroy(file->surface);
    byte_store_free(&file->store);
    *file = (struct pdf_file){0};
}
