/* scan.h: reading the lines of a saved game: words, numbers and cells, with the place of the first error. What cannot be
 * read is skipped, and its line counts as damaged. */
#ifndef GAME_SCAN_H
#define GAME_SCAN_H

#include "game_board.h"

struct gm_scan {
    nonet_game *game; /* a new one, that is being filled */
    const char *text;
    size_t at, end; /* in the line; end: after its last character */
    size_t line_start;
    uint64_t line;               /* from 1 */
    int side;                    /* of the board; 0 = not known yet */
    bool is_guessing;            /* one letter of a word may be another */
    struct gm_board *checkpoint; /* changes are of this board; NULL: they are moves of the game */
    bool is_out_of_memory;       /* then nothing else matters */
    bool is_failed;              /* something in this line could not be read */
    uint64_t damaged;            /* lines of which that is true */
    nonet_text_error *error;
};

/* Something is wrong at `at`. Always false. */
bool gm_scan_fail(struct gm_scan *scan, size_t at, const char *message);
bool gm_scan_fail_memory(struct gm_scan *scan);

/* Go to the next word. */
void gm_scan_skip_word(struct gm_scan *scan);

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

/* What can be read of a line after `moves`. */
void gm_restore_event(struct gm_scan *scan);

/* The rest of a line `set ...` anywhere. */
bool gm_restore_option(struct gm_scan *scan);

#endif
