/* text.h: text that grows. Without memory the rest is dropped and `is_failed` is set, so one check at the end is
 * enough. */
#ifndef GAME_TEXT_H
#define GAME_TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct gm_text {
    char *bytes; /* NULL, or ended by a NUL that does not count */
    size_t length, room;
    bool is_failed;
};

void gm_text_free(struct gm_text *text);
void gm_text_clear(struct gm_text *text);
void gm_text_add(struct gm_text *text, const char *bytes, size_t length);
#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
void gm_text_format(struct gm_text *text, const char *format, ...);

/* Room for this many more bytes, which the caller writes at bytes + length. */
bool gm_text_reserve(struct gm_text *text, size_t more);

/* Never NULL. */
const char *gm_text_bytes(const struct gm_text *text);

#endif
