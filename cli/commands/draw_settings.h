/* draw_settings.h: what nonet draw was asked for, and what its two files share. */
#ifndef CLI_DRAW_SETTINGS_H
#define CLI_DRAW_SETTINGS_H

#include "answers/explanation.h"
#include "commands/picture_writer.h"

struct draw_settings {
    bool solution, steps, hint, json;
    uint64_t step;               /* --step; 0: not said */
    const char *technique_names; /* --technique, or NULL, and what it means: */
    bool techniques[NONET_MAX_TECHNIQUES];
    struct picture_options picture;
    struct explanation_options common;
    struct picture_writer *writer; /* NULL: the answer is JSON */
};

/* Do they ask for steps rather than for a board? */
bool wants_steps(const struct draw_settings *settings);

/* Draw a board, or a step with all its pictures, and hand it over. False: nothing more is wanted. */
bool draw_position(struct worker *worker, struct task *task, const nonet_position *position, const nonet_step *step);

/* Draw the steps that the settings ask for; if there are none, the task says why. */
void draw_steps(struct worker *worker, struct task *task);

#endif
