/* technique_choice.h: the techniques that the options choose, in which order, with which weights, as the library takes
 * them. */
#ifndef CLI_TECHNIQUE_CHOICE_H
#define CLI_TECHNIQUE_CHOICE_H

#include "options/technique_options.h"

struct technique_choice {
    nonet_explainer_settings explainer; /* points into the rest */
    bool leaves_out[NONET_MAX_TECHNIQUES], takes_in[NONET_MAX_TECHNIQUES];
    nonet_ranking ranking; /* of --order */
};

/* Read what the options say, and the file of --order. False: it cannot be, and that has been said. `operands`:
 * the puzzles, which may be on standard input too; NULL: none are read. `choice` must stay where it is. */
bool technique_choice_make(struct technique_choice *choice, const char *command,
                           const struct technique_options *options, nonet_path path, char *const *operands);

#endif
