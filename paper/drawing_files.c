/* drawing_files.c: see drawing_files.h. */
#include "drawing_files.h"

#include <cairo-pdf.h>

#include "painter.h"
#include "pdf_file.h"

/* More than this no picture needs, and cairo takes no more than 32767. */
enum { WIDEST = 20000, HIGHEST = 32000 };

static bool is_possible(const nonet_drawing *drawing, int width)
{
    if (!drawing || drawing->width <= 0 || drawing->height <= 0 || width < 0 || width > WIDEST) return false;
    return (double)drawing->height / drawing->width * width <= HIGHEST;
}

static double height_at(const nonet_drawing *drawing, double width)
{
    return width * drawing->height / drawing->width;
}

/* The paper is painted first: what is beside it by a rounded pixel would else be black. */
static void paint_whole(const struct typeface *typeface, cairo_t *cairo, const nonet_drawing *drawing, double width)
{
    const struct painter painter = {.typeface = typeface, .cairo = cairo};
    painter_colour(cairo, nonet_paint_colour(drawing->theme, NONET_PAINT_PAPER));
    cairo_paint(cairo);
    painter_show(&painter, drawing, 0, 0, width);
}

static nonet_status send_png(cairo_surface_t *surface, nonet_text_sink *sink, void *context)
{
    struct byte_store store = {0};
    nonet_status status = NONET_ERR_MEMORY;
    if (cairo_surface_write_to_png_stream(surface, byte_store_take, &store) == CAIRO_STATUS_SUCCESS)
        status = byte_store_send(&store, sink, context);
    byte_store_free(&store);
    return status;
}

nonet_status drawing_write_png(const nonet_drawing *drawing, int pixels, nonet_text_sink *sink, void *context)
{
    struct typeface typeface;
    if (!drawing || !sink || !is_possible(drawing, pixels ? pixels : drawing->pixels)) return NONET_ERR_ARG;
    const int width = pixels ? pixels : drawing->pixels;
    const int height = (int)(height_at(drawing, width) + 0.5);
    cairo_surface_t *const surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height > 0 ? height : 1);
    cairo_t *const cairo = cairo_create(surface);
    nonet_status status = NONET_ERR_MEMORY;
    if (typeface_open(&typeface) && cairo_status(cairo) == CAIRO_STATUS_SUCCESS) {
        paint_whole(&typeface, cairo, drawing, width);
        status = send_png(surface, sink, context);
    }
    cairo_destroy(cairo);
    cairo_surface_destroy(surface);
    typeface_free(&typeface);
    return status;
}

/* 96 pixels are an inch, as browsers count. */
static double points_of(const nonet_drawing *drawing, int points)
{
    return points ? points : drawing->pixels * 0.75;
}

static bool are_possible(nonet_drawing *const *drawings, size_t count, int points)
{
    if (!drawings || !count) return false;
    for (size_t page = 0; page < count; page++)
        if (!drawings[page] || !is_possible(drawings[page], points ? points : drawings[page]->pixels)) return false;
    return true;
}

static void paint_page(const struct typeface *typeface, struct pdf_file *file, const nonet_drawing *drawing, int points)
{
    const double width = points_of(drawing, points);
    cairo_pdf_surface_set_size(file->surface, width, height_at(drawing, width));
    paint_whole(typeface, file->cairo, drawing, width);
    cairo_show_page(file->cairo);
}

nonet_status drawing_write_pdf(nonet_drawing *const *drawings, size_t count, int points, nonet_text_sink *sink,
                               void *context)
{
    struct typeface typeface;
    struct pdf_file file = {0};
    if (!sink || !are_possible(drawings, count, points)) return NONET_ERR_ARG;
    const double width = points_of(drawings[0], points);
    const struct pdf_facts facts = {.title = drawings[0]->title, .subject = drawings[0]->description};
    nonet_status status = NONET_ERR_MEMORY;
    if (typeface_open(&typeface) && pdf_file_begin(&file, width, height_at(drawings[0], width), &facts)) {
        for (size_t page = 0; page < count; page++) paint_page(&typeface, &file, drawings[page], points);
        status = pdf_file_send(&file, &facts, sink, context);
    }
    pdf_file_free(&file);
    typeface_free(&typeface);
    return status;
}
