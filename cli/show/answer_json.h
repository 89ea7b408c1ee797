/* answer_json.h: writing answers as JSON, one object a line. The keys are described in docs/json.md. */
#ifndef CLI_ANSWER_JSON_H
#define CLI_ANSWER_JSON_H

#include "input/task.h"
#include "system/buffer.h"

/* Begin the object of a task: number, file, line, then the board or what is wrong with the text. */
void json_begin(struct buffer *out, const struct task *task);

void json_text(struct buffer *out, const char *key, const char *text);
void json_number(struct buffer *out, const char *key, uint64_t number);
void json_truth(struct buffer *out, const char *key, bool is_true);

/* A puzzle: its side, box and board. */
void json_puzzle(struct buffer *out, const nonet_position *position);

/* A board as one line, or null if `position` is NULL. */
void json_board(struct buffer *out, const char *key, const nonet_position *position);
/* With its pencil marks, if it has any. */
void json_marked_board(struct buffer *out, const char *key, const nonet_position *position);

/* Verdict and, for a contradiction, what it is. */
void json_verdict(struct buffer *out, const struct task *task, nonet_verdict verdict);

void json_stats(struct buffer *out, const nonet_search_stats *stats, uint64_t nanoseconds);

/* End the object, and the line. */
void json_end(struct buffer *out);

/* The whole answer of a count: how many solutions there are, and what the search did if that is wanted. */
void json_count(struct buffer *out, const struct task *task, const nonet_result *result, bool has_stats);

/* The answer to text that cannot be read: an empty line, or an object with the error. */
void write_unreadable(struct buffer *out, const struct task *task, bool as_json);

#endif
