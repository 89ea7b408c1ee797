/* typeface.c: see typeface.h. Fonts are found by fontconfig through pango; the scaled font that pango would use gives the
 * face, and text_to_glyphs the number of each ASCII letter. Nothing is hinted: what is measured at one size holds for all. */
#include "typeface.h"

#include <string.h>

#include "paper.h"

static const PangoWeight pango_weights[WEIGHTS] = {PANGO_WEIGHT_NORMAL, PANGO_WEIGHT_MEDIUM, PANGO_WEIGHT_SEMIBOLD,
                                                   PANGO_WEIGHT_BOLD};

/* Large, so that rounding in the font's own units does not matter. */
static const double MEASURED_SIZE = 1000;

PangoWeight weight_for_pango(enum weight weight)
{
    return pango_weights[weight];
}

enum weight weight_of_css(int weight)
{
    if (weight < 450) return WEIGHT_REGULAR;
    if (weight < 550) return WEIGHT_MEDIUM;
    return weight < 650 ? WEIGHT_STRONG : WEIGHT_BOLD;
}

/* ---- looking up ------------------------------------------------------------------------------------ */

static PangoFontDescription *describe_font(enum weight weight)
{
    PangoFontDescription *const wanted = pango_font_description_from_string(PAPER_FONT ", Sans");
    pango_font_description_set_weight(wanted, pango_weights[weight]);
    pango_font_description_set_absolute_size(wanted, 10 * PANGO_SCALE);
    return wanted;
}

static void measure_glyph(cairo_scaled_font_t *font, struct letter *letter)
{
    const cairo_glyph_t glyph = {letter->glyph, 0, 0};
    cairo_text_extents_t extents;
    cairo_scaled_font_glyph_extents(font, &glyph, 1, &extents);
    letter->advance = extents.x_advance / MEASURED_SIZE;
    letter->middle = (extents.x_bearing + extents.width / 2) / MEASURED_SIZE;
}

static void measure_letter(cairo_scaled_font_t *font, char character, struct letter *letter)
{
    const char text[2] = {character, 0};
    cairo_glyph_t *glyphs = NULL;
    int count = 0;
    if (cairo_scaled_font_text_to_glyphs(font, 0, 0, text, 1, &glyphs, &count, NULL, NULL, NULL) !=
            CAIRO_STATUS_SUCCESS ||
        count < 1)
        return;
    letter->glyph = glyphs[0].index;
    measure_glyph(font, letter);
    cairo_glyph_free(glyphs);
}

/* Digits that are all of the same width, if the font has such: they stand below each other, and distances between them are
 * always the same few, which makes files a tenth smaller. */
static void measure_digits(struct typeface *typeface, enum weight weight, cairo_scaled_font_t *font)
{
    static const char digits[] = "0123456789";
    enum { DIGITS = 10 };
    struct letter *const first = &typeface->faces[weight].letters['0' - FIRST_LETTER];
    PangoLayout *const layout = pango_layout_new(typeface->context);
    PangoAttrList *const features = pango_attr_list_new();
    PangoFontDescription *const wanted = describe_font(weight);
    pango_attr_list_insert(features, pango_attr_font_features_new("tnum=1"));
    pango_layout_set_attributes(layout, features);
    pango_layout_set_font_description(layout, wanted);
    pango_layout_set_text(layout, digits, -1);
    const PangoLayoutLine *const line = pango_layout_get_line_readonly(layout, 0);
    const PangoGlyphItem *const run = line && line->runs ? line->runs->data : NULL;
    for (int digit = 0; run && run->glyphs->num_glyphs == DIGITS && digit < DIGITS; digit++) {
        first[digit].glyph = run->glyphs->glyphs[digit].glyph;
        measure_glyph(font, &first[digit]);
        first[digit].middle = first[digit].advance / 2;
    }
    pango_font_description_free(wanted);
    pango_attr_list_unref(features);
    g_object_unref(layout);
}

static double height_of(cairo_scaled_font_t *font, const char *text)
{
    cairo_text_extents_t extents;
    cairo_scaled_font_text_extents(font, text, &extents);
    return -extents.y_bearing / MEASURED_SIZE;
}

/* False: cairo has no memory. */
static bool measure_face(struct typeface *typeface, enum weight weight)
{
    struct face *const face = &typeface->faces[weight];
    cairo_matrix_t size, same;
    cairo_matrix_init_scale(&size, MEASURED_SIZE, MEASURED_SIZE);
    cairo_matrix_init_identity(&same);
    cairo_scaled_font_t *const font = cairo_scaled_font_create(face->font, &size, &same, typeface->options);
    const bool is_fine = cairo_scaled_font_status(font) == CAIRO_STATUS_SUCCESS;
    for (int index = 0; is_fine && index < LETTERS; index++)
        measure_letter(font, (char)(FIRST_LETTER + index), &face->letters[index]);
    if (is_fine) measure_digits(typeface, weight, font);
    if (is_fine) face->digit_height = height_of(font, "7"); /* flat at both ends */
    cairo_scaled_font_destroy(font);
    return is_fine;
}

/* Load the font of a weight; the first one says which family it is. */
static bool open_face(struct typeface *typeface, enum weight weight)
{
    struct face *const face = &typeface->faces[weight];
    PangoFontDescription *const wanted = describe_font(weight);
    PangoFont *const font = pango_font_map_load_font(typeface->map, typeface->context, wanted);
    pango_font_description_free(wanted);
    if (!font) return false;
    cairo_scaled_font_t *const scaled = pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font));
    if (scaled) face->font = cairo_font_face_reference(cairo_scaled_font_get_font_face(scaled));
    if (weight == WEIGHT_REGULAR) {
        PangoFontDescription *const found = pango_font_describe(font);
        g_strlcpy(typeface->family, pango_font_description_get_family(found), sizeof typeface->family);
        typeface->is_named = strcmp(typeface->family, PAPER_FONT) == 0;
        pango_font_description_free(found);
    }
    g_object_unref(font);
    return face->font && measure_face(typeface, weight);
}

static void make_options(struct typeface *typeface)
{
    typeface->options = cairo_font_options_create();
    cairo_font_options_set_hint_style(typeface->options, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(typeface->options, CAIRO_HINT_METRICS_OFF);
    cairo_font_options_set_antialias(typeface->options, CAIRO_ANTIALIAS_GRAY);
}

bool typeface_open(struct typeface *typeface)
{
    *typeface = (struct typeface){0};
    make_options(typeface);
    typeface->map = pango_cairo_font_map_new();
    if (!typeface->map) return false;
    pango_cairo_font_map_set_resolution(PANGO_CAIRO_FONT_MAP(typeface->map), 72); /* a unit is a point */
    typeface->context = pango_font_map_create_context(typeface->map);
    pango_cairo_context_set_font_options(typeface->context, typeface->options);
    pango_context_set_round_glyph_positions(typeface->context, FALSE);
    for (enum weight weight = 0; weight < WEIGHTS; weight++)
        if (!open_face(typeface, weight)) return false;
    return true;
}

void typeface_free(struct typeface *typeface)
{
    for (int weight = 0; weight < WEIGHTS; weight++)
        if (typeface->faces[weight].font) cairo_font_face_destroy(typeface->faces[weight].font);
    if (typeface->context) g_object_unref(typeface->context);
    if (typeface->map) g_object_unref(typeface->map);
    if (typeface->options) cairo_font_options_destroy(typeface->options);
}

/* ---- short texts ----------------------------------------------------------------------------------- */

static bool is_letter(char character)
{
    return character >= FIRST_LETTER && character <= LAST_LETTER;
}

bool typeface_has(const char *text)
{
    for (; *text; text++)
        if (!is_letter(*text)) return false;
    return true;
}

static const struct letter *letter_of(const struct face *face, char character)
{
    return &face->letters[(is_letter(character) ? character : '?') - FIRST_LETTER];
}

double typeface_width(const struct typeface *typeface, enum weight weight, const char *text)
{
    double width = 0;
    for (; *text; text++) width += letter_of(&typeface->faces[weight], *text)->advance;
    return width;
}

/* How far left of x it begins. One letter is centred by its ink: the room around a 1 would push it aside. */
static double shift_of(const struct typeface *typeface, const struct short_text *text)
{
    if (text->place == TEXT_LEFT) return 0;
    if (text->place == TEXT_CENTRED && text->text[0] && !text->text[1])
        return letter_of(&typeface->faces[text->weight], text->text[0])->middle * text->size;
    const double width = typeface_width(typeface, text->weight, text->text) * text->size;
    return text->place == TEXT_RIGHT ? width : width / 2;
}

int typeface_glyphs(const struct typeface *typeface, const struct short_text *text, cairo_glyph_t *glyphs)
{
    const struct face *const face = &typeface->faces[text->weight];
    double x = text->x - shift_of(typeface, text);
    int count = 0;
    for (const char *at = text->text; *at && count < MOST_GLYPHS; at++) {
        const struct letter *const letter = letter_of(face, *at);
        glyphs[count++] = (cairo_glyph_t){letter->glyph, x, text->y + face->digit_height * text->size / 2};
        x += letter->advance * text->size;
    }
    return count;
}

void typeface_use(const struct typeface *typeface, cairo_t *cairo, enum weight weight, double size)
{
    cairo_set_font_face(cairo, typeface->faces[weight].font);
    cairo_set_font_size(cairo, size);
    cairo_set_font_options(cairo, typeface->options);
}

/* Without their text, glyphs that are not those of usual digits would be lost to who searches or copies it. */
void typeface_show_glyphs(cairo_t *cairo, const char *text, const cairo_glyph_t *glyphs, int count)
{
    cairo_text_cluster_t clusters[MOST_GLYPHS];
    for (int index = 0; index < count; index++) clusters[index] = (cairo_text_cluster_t){1, 1};
    if (count) cairo_show_text_glyphs(cairo, text, count, glyphs, count, clusters, count, 0);
}

void typeface_show(const struct typeface *typeface, cairo_t *cairo, const struct short_text *text)
{
    cairo_glyph_t glyphs[MOST_GLYPHS];
    const int count = typeface_glyphs(typeface, text, glyphs);
    typeface_use(typeface, cairo, text->weight, text->size);
    typeface_show_glyphs(cairo, text->text, glyphs, count);
}

void typeface_path(const struct typeface *typeface, cairo_t *cairo, const struct short_text *text)
{
    cairo_glyph_t glyphs[MOST_GLYPHS];
    const int count = typeface_glyphs(typeface, text, glyphs);
    typeface_use(typeface, cairo, text->weight, text->size);
    cairo_glyph_path(cairo, glyphs, count);
}
