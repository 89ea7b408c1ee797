/* step_copy.h: copies of steps that outlive the explainer's next call: nonet_step_copy, and how much memory one takes. */
#ifndef NN_STEP_COPY_H
#define NN_STEP_COPY_H

#include "nonet.h"

size_t nn_step_bytes(const nonet_step *step);

#endif
