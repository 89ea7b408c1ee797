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

/* Take what the options say, and read the file of --order. False: it cannot be read, and that has been said. `choice`
 * must stay where it is. */
bool technique_choice_make(struct technique_choice *choice, const struct technique_options *options, nonet_path path);

#endif
