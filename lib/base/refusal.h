/* refusal.h: how nonet_..._problem functions are written: condition, setting and sentence in one line each. Refusals are
 * constants, so that they can be handed out by pointer and kept. */
#ifndef NN_REFUSAL_H
#define NN_REFUSAL_H

#include "nonet.h"

/* Leave the function with this refusal if it is so. `about`: a field of the settings, or NULL: the board. */
#define NN_REFUSE_IF(is_so, about, why)                                                                                \
    do {                                                                                                               \
        static const nonet_refusal refusal_ = {about, why};                                                            \
        if (is_so) return &refusal_;                                                                                   \
    } while (0)

#endif
