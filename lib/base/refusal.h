/* refusal.h: the way nonet_..._problem functions are written: condition, setting and sentence on one line. Refusals are
 * constants, so callers may keep pointers to them. */
#ifndef NN_REFUSAL_H
#define NN_REFUSAL_H

#include "nonet.h"

/* Return this refusal if the condition holds. `about`: a field of the settings, or NULL for the board. */
#define NN_REFUSE_IF(is_so, about, why)                                                                                \
    do {                                                                                                               \
        static const nonet_refusal refusal_ = {about, why};                                                            \
        if (is_so) return &refusal_;                                                                                   \
    } while (0)

#endif
