/* page_text.c: see page_text.h. */
#include "page_text.h"

static const double USUAL_LEADING = 1.4;

static PangoLayout *lay_out(const struct page_pen *pen, const struct paragraph *paragraph)
{
    static const PangoAlignment alignments[] = {PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT};
    PangoLayout *const layout = pango_layout_new(pen->typeface->context);
    PangoFontDescription *const font = pango_font_description_new();
    pango_font_description_set_family(font, pen->typeface->family);
    pango_font_description_set_weight(font, weight_for_pango(paragraph->weight));
    pango_font_description_set_absolute_size(font, paragraph->size * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    pango_layout_set_text(layout, paragraph->text, -1);
    pango_layout_set_alignment(layout, alignments[paragraph->place]);
    if (paragraph->width > 0) {
        pango_layout_set_width(layout, (int)(paragraph->width * PANGO_SCALE));
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
    }
    return layout;
}

double page_text_line_height(const struct paragraph *paragraph)
{
    return paragraph->size * (paragraph->leading > 0 ? paragraph->leading : USUAL_LEADING);
}

/* Where a line of this height has its base. */
static double base_in_line(const struct paragraph *paragraph)
{
    return page_text_line_height(paragraph) / 2 + 0.35 * paragraph->size;
}

static double line_left(const struct paragraph *paragraph, PangoLayoutLine *line)
{
    PangoRectangle extents;
    if (paragraph->place == TEXT_LEFT || paragraph->width <= 0) return 0;
    pango_layout_line_get_extents(line, NULL, &extents);
    const double room = paragraph->width - (double)extents.width / PANGO_SCALE;
    return paragraph->place == TEXT_CENTRED ? room / 2 : room;
}

double page_text_show(const struct page_pen *pen, const struct paragraph *paragraph, double x, double y)
{
    PangoLayout *const layout = lay_out(pen, paragraph);
    double height = 0;
    int line = 0;
    for (GSList *at = pango_layout_get_lines_readonly(layout); at; at = at->next, line++) {
        if (line < paragraph->first_line) continue;
        if (paragraph->most_lines && line == paragraph->first_line + paragraph->most_lines) break;
        cairo_move_to(pen->cairo, x + line_left(paragraph, at->data), y + height + base_in_line(paragraph));
        pango_cairo_show_layout_line(pen->cairo, at->data);
        height += page_text_line_height(paragraph);
    }
    g_object_unref(layout);
    return height;
}

int page_text_lines(const struct page_pen *pen, const struct paragraph *paragraph)
{
    PangoLayout *const layout = lay_out(pen, paragraph);
    const int lines = pango_layout_get_line_count(layout);
    g_object_unref(layout);
    return lines;
}

double page_text_height(const struct page_pen *pen, const struct paragraph *paragraph)
{
    return page_text_lines(pen, paragraph) * page_text_line_height(paragraph);
}

int page_text_unknown(const struct page_pen *pen, const char *text)
{
    const struct paragraph paragraph = {.text = text, .size = 10};
    PangoLayout *const layout = lay_out(pen, &paragraph);
    const int unknown = pango_layout_get_unknown_glyphs_count(layout);
    g_object_unref(layout);
    return unknown;
}

static double width_of(PangoLayout *layout)
{
    PangoRectangle extents;
    pango_layout_get_extents(layout, NULL, &extents);
    return (double)extents.width / PANGO_SCALE;
}

double page_text_width(const struct page_pen *pen, const struct paragraph *paragraph)
{
    PangoLayout *const layout = lay_out(pen, paragraph);
    const double width = width_of(layout);
    g_object_unref(layout);
    return width;
}

void page_text_line(const struct page_pen *pen, const struct paragraph *paragraph, double x, double y)
{
    PangoLayout *const layout = lay_out(pen, paragraph);
    const double width = width_of(layout);
    const double left = paragraph->place == TEXT_LEFT ? 0 : paragraph->place == TEXT_CENTRED ? width / 2 : width;
    const double rise = pen->typeface->faces[paragraph->weight].digit_height * paragraph->size / 2;
    cairo_move_to(pen->cairo, x - left, y + rise);
    pango_cairo_show_layout_line(pen->cairo, pango_layout_get_line_readonly(layout, 0));
    g_object_unref(layout);
}
