/* sdk.h: the two sections of an sdk file. */
#ifndef NN_SDK_H
#define NN_SDK_H

#include "text/draft.h"

/* Add the values of [State] that [Puzzle] lacks to it, as placed ones. NONET_ERR_TEXT: they
 * contradict each other. `state_rows`: where the state was read from. */
nonet_status nn_sdk_join(struct nn_draft *puzzle, const struct nn_draft *state, const struct nn_row *state_rows,
                         nonet_text_error *error);

#endif
