/* gaps.c: see gaps.h. */
#include "text/gaps.h"

#include <ctype.h>
#include <string.h>

enum { GAPPED_SIDE = 9 };

/* Does the line hold nothing but values, spaces and, if it may, bars? */
static bool is_spare(const struct nn_line *line, bool has_bars)
{
    for (size_t at = 0; at < line->length; at++) {
        const char character = line->text[at];
        const bool is_value = isalnum((unsigned char)character) && character != '0';
        if (!is_value && character != ' ' && !(has_bars && character == '|')) return false;
    }
    return true;
}

/* ---- without bars ---------------------------------------------------------------------------- */

/* A first row of single digits with single spaces between them has no empty cells, but too few. */
static bool may_begin(const struct nn_line *line)
{
    int groups = 0;
    bool is_spaced = true;
    for (size_t at = 0; at < line->length; at++) {
        const bool is_gap = line->text[at] == ' ';
        groups += !is_gap && (at == 0 || line->text[at - 1] == ' ');
        is_spaced &= at == 0 || is_gap != (line->text[at - 1] == ' ');
    }
    return !is_spaced && (groups > 1 || (groups == 1 && line->length == GAPPED_SIDE));
}

static size_t fill_plain(const struct nn_grid_rows *block, const struct nn_line *line, char *text)
{
    const bool has_gap = memchr(line->text, ' ', line->length) != NULL;
    if (line->length > GAPPED_SIDE || !is_spare(line, false)) return 0;
    for (size_t at = 0; at < line->length; at++)
        if (isalpha((unsigned char)line->text[at])) return 0;
    if (block->row_count ? block->symbol_row != GAPPED_SIDE || block->has_bars : !may_begin(line)) return 0;
    if (!has_gap && !block->is_gapped) return 0;
    for (size_t at = 0; at < GAPPED_SIDE; at++)
        text[at] = at < line->length && line->text[at] != ' ' ? line->text[at] : NN_GLYPH_BLANK;
    return GAPPED_SIDE;
}

/* ---- with bars ------------------------------------------------------------------------------- */

/* The cells of a section of this width: one character each, or one and a space around each. */
static int cells_in(size_t width, bool *is_spaced)
{
    *is_spaced = width > 4 && width % 2;
    const size_t cells = *is_spaced ? (width - 1) / 2 : width;
    return cells >= 2 && cells <= NONET_MAX_BOX ? (int)cells : 0;
}

/* In a section with spaces, every other character is one. */
static bool fill_section(char *text, size_t width, bool is_spaced)
{
    for (size_t at = 0; at < width; at++) {
        const bool is_cell = !is_spaced || at % 2;
        if (!is_cell && text[at] != ' ') return false;
        if (is_cell && text[at] == ' ') text[at] = NN_GLYPH_BLANK;
    }
    return true;
}

static size_t fill_barred(const struct nn_line *line, char *text)
{
    const char *const first = memchr(line->text, '|', line->length);
    size_t start = (size_t)(first - line->text) + 1, width = 0;
    int sections = 0;
    for (size_t at = 0; at + 1 < start; at++)
        if (line->text[at] != ' ') return 0;
    memcpy(text, line->text, line->length);
    while (start < line->length) {
        const char *const bar = memchr(line->text + start, '|', line->length - start);
        if (!bar) break;
        const size_t end = (size_t)(bar - line->text);
        bool is_spaced;
        if (end > start) {
            if (sections++ == 0) width = end - start;
            if (end - start != width || !cells_in(width, &is_spaced)) return 0;
            if (!fill_section(text + start, width, is_spaced)) return 0;
        }
        start = end + 1;
    }
    for (size_t at = start; at < line->length; at++)
        if (line->text[at] != ' ') return 0;
    return sections > 1 ? line->length : 0;
}

size_t nn_gaps_fill(const struct nn_grid_rows *block, const struct nn_line *line, char text[NN_GAPS_WIDTH])
{
    const bool has_bars = line->length && memchr(line->text, '|', line->length);
    const bool has_other_blanks = block->row_count && !block->is_gapped && (block->has_other_blank || block->has_dash);
    if (line->length == 0 || line->length > NN_GAPS_WIDTH || has_other_blanks || !is_spare(line, has_bars)) return 0;
    return has_bars ? fill_barred(line, text) : fill_plain(block, line, text);
}
