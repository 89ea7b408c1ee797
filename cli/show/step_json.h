/* step_json.h: a step as a JSON object; the keys are described in docs/json.md. */
#ifndef CLI_STEP_JSON_H
#define CLI_STEP_JSON_H

#include <nonet.h>

#include "system/buffer.h"

/* A list of cells, with a comma before it. */
void json_cells(struct buffer *out, const char *key, const nonet_layout *layout, nonet_cells cells);

/* A list of candidates, likewise. */
void json_candidates(struct buffer *out, const char *key, const nonet_layout *layout, const nonet_candidate *candidates,
                     size_t count);

/* `position`: where it was found. Without a comma before it. */
void json_step(struct buffer *out, const nonet_step *step, const nonet_position *position);

#endif
