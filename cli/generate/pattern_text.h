/* pattern_text.h: the text of a pattern (generate --pattern). */
#ifndef CLI_PATTERN_TEXT_H
#define CLI_PATTERN_TEXT_H

#include <nonet.h>
#include <stdbool.h>
#include <stddef.h>

struct pattern {
    nonet_layout *layout; /* or NULL; freed by the caller */
    bool is_clue[NONET_MAX_LOGIC_SIDE * NONET_MAX_LOGIC_SIDE];
};

/* What the pattern must be; 0: anything. */
struct pattern_demand {
    int size; /* cells of a row */
    int box_rows, box_columns;
};

/* Find the pattern in a text. Its boxes are as demanded, or as the text shows, or the usual ones. False: *error says
 * why not. */
bool pattern_from_text(const char *text, size_t length, const struct pattern_demand *demand, struct pattern *pattern,
                       nonet_text_error *error);

#endif
