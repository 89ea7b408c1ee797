/* qr_code.c: see qr_code.h. Squares of a row that are next to each other are one rectangle. */
#include "qr_code.h"

#include <qrencode.h>

/* Squares a side: with more of them each is too small for a phone. */
enum { MOST_SQUARES = 77 };

static QRcode *encode(const char *link)
{
    return QRcode_encodeString(link, 0, QR_ECLEVEL_L, QR_MODE_8, 1);
}

bool qr_code_fits(const char *link)
{
    QRcode *const code = encode(link);
    const bool fits = code && code->width <= MOST_SQUARES;
    if (code) QRcode_free(code);
    return fits;
}

static void add_squares(cairo_t *cairo, const QRcode *code, double x, double y, double square)
{
    for (int row = 0; row < code->width; row++) {
        const unsigned char *const squares = code->data + row * code->width;
        for (int column = 0, end; column < code->width; column = end) {
            const bool is_dark = squares[column] & 1;
            end = column + 1;
            while (end < code->width && (squares[end] & 1) == is_dark) end++;
            if (is_dark) cairo_rectangle(cairo, x + column * square, y + row * square, (end - column) * square, square);
        }
    }
}

void qr_code_show(const struct making *making, const char *link, double x, double y, double width)
{
    const double gap = 7, side = QR_HEIGHT - gap;
    const double size = making->sizes.small;
    QRcode *const code = encode(link);
    if (!code) return;
    shade_ink(making);
    add_squares(making->pen.cairo, code, x + width - side, y + gap, side / code->width);
    cairo_fill(making->pen.cairo);
    QRcode_free(code);
    const struct short_text text = {
        "Scan to play", x + width - side - 0.8 * size, y + gap + 0.5 * size, size, WEIGHT_REGULAR, TEXT_RIGHT};
    shade_quiet(making);
    typeface_show(&making->typeface, making->pen.cairo, &text);
}
