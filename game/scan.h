/* scan.h: reading the lines of a saved game: words, numbers and cells, with the place of an error. Only the first
 * failure counts; after it everything returns false. */
#ifndef GAME_SCAN_H
#define GAME_SCAN_H

#include "game.h"

struct gm_scan {
    nonet_game *game; /* a new one, that is being filled */
    const char *text;
    size_t at, end; /* in the line; end: after its last character */
    size_t line_start;
    uint64_t line; /* from 1 */
    int side;      /* of the board */
    bool is_failed;
    nonet_text_error *error;
};

/* Something is wrong at `at`. Always false. */
bool gm_scan_fail(struct gm_scan *scan, size_t at, const char *message);

/* The next character of the line; -1 at its end. */
int gm_scan_peek(const struct gm_scan *scan);
bool gm_scan_character(struct gm_scan *scan, char wanted);
void gm_scan_skip_blanks(struct gm_scan *scan);

/* A whole word and the blanks after it. */
bool gm_scan_word(struct gm_scan *scan, const char *word);

/* These fail with a message: a number in a range; a cell like r1c1; the values after a [ up to the ]; the end. */
bool gm_scan_number(struct gm_scan *scan, uint64_t least, uint64_t most, uint64_t *number);
bool gm_scan_small(struct gm_scan *scan, int least, int most, int *number);
bool gm_scan_cell(struct gm_scan *scan, int *cell);
bool gm_scan_limits(struct gm_scan *scan, uint64_t *limits);
bool gm_scan_end(struct gm_scan *scan);

/* ---- restore_moves.c ------------------------------------------------------------------------------------- */

/* A line after `moves`, and the rest of a line `set ...` anywhere. */
bool gm_restore_event(struct gm_scan *scan);
bool gm_restore_option(struct gm_scan *scan);

#endif
