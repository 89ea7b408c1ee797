/* minimality.h: redundant clues on their way out, for the commands that ask about them. */
#ifndef CLI_MINIMALITY_H
#define CLI_MINIMALITY_H

#include "run/pipeline.h"

/* The worker's minimizer, made when the first puzzle comes. */
nonet_minimizer *worker_minimizer(struct worker *worker);

/* A call on it that began at `began` is over: set the outcome of the task, and the explanation of a "no". */
void minimality_record(const struct worker *worker, struct task *task, nonet_status status,
                       const nonet_minimality *minimality, uint64_t began);

/* The cells whose clues are of this kind: "r1c2 r3c4", and as a list of texts. `clues`: a nonet_clue for each cell. */
void add_clue_cells(struct buffer *out, const uint8_t *clues, int side, nonet_clue kind);
void json_clue_cells(struct buffer *out, const char *key, const uint8_t *clues, int side, nonet_clue kind);

/* For job.answer of check --minimal; and options that are not for it: what to say, or NULL. */
void answer_check_minimal(struct worker *worker, struct task *task);
const char *check_minimal_clash(const struct settings *settings);

/* For job.answer_lines of check --minimal and of minimize. */
void bulk_lines_check_minimal(struct worker *worker, struct task *task);
void bulk_lines_minimize(struct worker *worker, struct task *task);

#endif
