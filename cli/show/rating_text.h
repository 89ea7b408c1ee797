/* rating_text.h: ratings, their steps and their scales as text and as JSON. */
#ifndef CLI_RATING_TEXT_H
#define CLI_RATING_TEXT_H

#include "input/task.h"
#include "system/buffer.h"

/* Where the steps of a rating go; the context of a nonet_rating_sink. */
struct step_teller {
    struct buffer *out; /* for write_rating_step */
    nonet_json *json;   /* for json_rating_step: an open array */
    const nonet_layout *layout;
};

bool write_rating_step(void *context, const nonet_rating_step *step);
bool json_rating_step(void *context, const nonet_rating_step *step);

/* The line of a puzzle: the puzzle, and a column for each number of these scales, empty if there is none. */
void write_rating(struct buffer *out, const struct task *task, unsigned scales, const nonet_rating *rating);

/* The object of a puzzle. `steps`: the array that json_rating_step wrote, or NULL. */
void json_rating(struct buffer *out, const struct task *task, const nonet_rating *rating, const struct buffer *steps);

/* Comments that name the scales and the columns. */
void write_rating_header(struct buffer *out, unsigned scales, bool is_canonical);

/* What a rating on this scale depends on. */
void write_scale(struct buffer *out, const nonet_scale *scale);
void json_scale(struct buffer *out, const nonet_scale *scale);

#endif
