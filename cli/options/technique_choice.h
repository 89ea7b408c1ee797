/* technique_choice.h: which techniques the options choose, in which order, with which weights. */
#ifndef CLI_TECHNIQUE_CHOICE_H
#define CLI_TECHNIQUE_CHOICE_H

#include "options/settings.h"

struct technique_choice {
    nonet_explainer_settings explainer; /* points into the rest */
    bool leaves_out[NONET_MAX_TECHNIQUES], takes_in[NONET_MAX_TECHNIQUES];
    nonet_ranking ranking; /* of --order */
};

/* Read what the options say, and the file of --order. False: it cannot be, and that has been said. `operands`:
 * the puzzles, which may be on standard input too; NULL: none are read. `choice` must stay where it is. */
bool technique_choice_make(struct technique_choice *choice, const char *command, const struct settings *settings,
                           char *const *operands);

/* Does a step do something in the cell and to the value that --cell and --value name? */
bool technique_choice_tells(const struct settings *settings, int value, const nonet_layout *layout,
                            const nonet_step *step);

static inline bool has_filter(const struct settings *settings)
{
    return settings->row || settings->value;
}

#endif
