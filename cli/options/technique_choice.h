/* technique_choice.h: the techniques chosen by the options, with their order and weights, in the library's form. */
#ifndef CLI_TECHNIQUE_CHOICE_H
#define CLI_TECHNIQUE_CHOICE_H

#include "options/technique_options.h"

struct technique_choice {
    nonet_explainer_settings explainer; /* points into the rest */
    bool leaves_out[NONET_MAX_TECHNIQUES], takes_in[NONET_MAX_TECHNIQUES];
    nonet_ranking ranking; /* of --order */
};

/* Apply the options and read the file of --order. False after a message: it cannot be read. `choice` must not move. */
bool technique_choice_make(struct technique_choice *choice, const struct technique_options *options, nonet_path path);

#endif
