/* step_text.h: a step of logic in words. */
#ifndef CLI_STEP_TEXT_H
#define CLI_STEP_TEXT_H

#include <nonet.h>

#include "options/words_option.h"
#include "system/buffer.h"

/* A step in words, added to `out`, its values in symbols (NULL: in numbers). */
void add_step_text(struct buffer *out, const nonet_step *step, const nonet_position *position, const char *symbols,
                   nonet_step_form form);

/* The same, in lines that fit the screen, each indented by `indent` spaces. */
void add_step_paragraph(struct buffer *out, const nonet_step *step, const nonet_position *position, const char *symbols,
                        nonet_step_form form, int indent);

/* Its reason in the same manner, as long as wanted; in brief there is none. */
void add_step_reason(struct buffer *out, const nonet_step *step, const nonet_position *position, const char *symbols,
                     enum words_wanted words, int indent);

#endif
