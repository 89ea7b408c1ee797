/* watch_page.h: one step of a watched solution, as a page for the screen. */
#ifndef CLI_WATCH_PAGE_H
#define CLI_WATCH_PAGE_H

#include "options/words_option.h"
#include "system/buffer.h"
#include <nonet.h>

/* A single: it needs no marks. */
bool is_watched_single(const nonet_step *step);

struct watch_page {
    struct buffer board; /* with the step marked in it */
    struct buffer line;  /* what the step is */
    struct buffer reason;
    bool is_long; /* too long for the terminal: board and reason need a page each */
};

/* `position` is the one before the step, with its marks. */
void make_watch_page(struct watch_page *page, const nonet_position *position, const nonet_step *step, size_t number,
                     nonet_step_form line, enum words_wanted words);
void free_watch_page(struct watch_page *page);

/* Add the line alone, in this form: its number, and what the step is. */
void add_watch_line(struct buffer *out, const nonet_position *position, const nonet_step *step, size_t number,
                    nonet_step_form form);

#endif
