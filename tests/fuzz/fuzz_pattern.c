/* fuzz_pattern.c: any text as the pattern of nonet generate: reading must not crash, must say where it fails, and a
 * pattern that is drawn must be read back as it was. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "cli/generate/pattern_text.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* In rows, so that small boards are not mistaken for lines. */
static size_t draw_pattern(const struct pattern *pattern, char *text)
{
    const int side = nonet_layout_side(pattern->layout);
    size_t length = 0;
    for (int cell = 0; cell < side * side; cell++) {
        text[length++] = pattern->is_clue[cell] ? 'x' : '.';
        if ((cell + 1) % side == 0) text[length++] = '\n';
    }
    return length;
}

static void check_drawn(const struct pattern *pattern)
{
    char text[NONET_MAX_LOGIC_SIDE * (NONET_MAX_LOGIC_SIDE + 1)];
    struct pattern again;
    nonet_text_error error;
    const size_t length = draw_pattern(pattern, text);
    const struct pattern_demand demand = {nonet_layout_side(pattern->layout), nonet_layout_box_rows(pattern->layout),
                                          nonet_layout_box_columns(pattern->layout)};
    if (!memchr(text, 'x', length)) return; /* it would be a board */
    if (!pattern_from_text(text, length, &demand, &again, &error)) abort();
    if (memcmp(again.is_clue, pattern->is_clue, sizeof again.is_clue) != 0) abort();
    nonet_layout_free(again.layout);
}

/* The first two bytes are demands. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct pattern pattern;
    nonet_text_error error;
    if (size < 2) return 0;
    const struct pattern_demand demand = {data[0] % 32, data[1] % 8, data[1] % 8 ? 1 + data[1] / 8 % 8 : 0};
    if (pattern_from_text((const char *)data + 2, size - 2, &demand, &pattern, &error)) {
        check_drawn(&pattern);
        nonet_layout_free(pattern.layout);
    } else if (!error.line || !error.message[0] || pattern.layout) {
        abort();
    }
    return 0;
}
