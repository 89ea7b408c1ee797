/* typeface.h: the letters of everything on paper. Digits and other short texts are shown as glyphs whose numbers and
 * measures were looked up once: a layout for each of the 80,000 digits of a book would take most of its time. Running text is
 * laid out by pango (page_text.h). */
#ifndef PAPER_TYPEFACE_H
#define PAPER_TYPEFACE_H

#include <pango/pangocairo.h>
#include <stdbool.h>

enum weight { WEIGHT_REGULAR, WEIGHT_MEDIUM, WEIGHT_STRONG, WEIGHT_BOLD, WEIGHTS };

enum { FIRST_LETTER = ' ', LAST_LETTER = '~', LETTERS = LAST_LETTER - FIRST_LETTER + 1 };

/* Measures are for a size of 1. */
struct letter {
    unsigned long glyph;
    double advance;
    double middle; /* of its ink, from its origin */
};

struct face {
    cairo_font_face_t *font; /* NULL: not looked up yet */
    struct letter letters[LETTERS];
    double digit_height; /* of its digits, above the line */
};

struct typeface {
    PangoFontMap *map;
    PangoContext *context;
    cairo_font_options_t *options;
    struct face faces[WEIGHTS];
    char family[64]; /* the one in use */
    bool is_named;   /* and it is PAPER_FONT */
};

/* False: there is no font at all, or no memory. Free it in any case. */
bool typeface_open(struct typeface *typeface);
void typeface_free(struct typeface *typeface);

enum weight weight_of_css(int weight);

PangoWeight weight_for_pango(enum weight weight);

/* Letters of the text that are not ASCII have no glyph here. */
bool typeface_has(const char *text);

double typeface_width(const struct typeface *typeface, enum weight weight, const char *text);

/* Show a text of ASCII letters with its middle, or with its left end, at x; half the height of a digit is at y. */
enum text_place { TEXT_LEFT, TEXT_CENTRED, TEXT_RIGHT };
struct short_text {
    const char *text;
    double x, y, size;
    enum weight weight;
    enum text_place place;
};
void typeface_show(const struct typeface *typeface, cairo_t *cairo, const struct short_text *text);

/* The same as a path. */
void typeface_path(const struct typeface *typeface, cairo_t *cairo, const struct short_text *text);

/* Add its glyphs to an array with room for them. Returns how many. */
enum { MOST_GLYPHS = 512 };
int typeface_glyphs(const struct typeface *typeface, const struct short_text *text, cairo_glyph_t *glyphs);

/* Show glyphs of these letters, MOST_GLYPHS at most, in the font that is set. */
void typeface_show_glyphs(cairo_t *cairo, const char *text, const cairo_glyph_t *glyphs, int count);

/* Set font and size for glyphs of this weight. */
void typeface_use(const struct typeface *typeface, cairo_t *cairo, enum weight weight, double size);

#endif
