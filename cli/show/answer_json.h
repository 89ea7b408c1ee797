/* answer_json.h: answers as JSON, one object per line. docs/json.md describes the keys; the library writes their values
 * (nonet_json), and the commands choose which ones an answer has. */
#ifndef CLI_ANSWER_JSON_H
#define CLI_ANSWER_JSON_H

#include "input/task.h"
#include "system/buffer.h"

/* A writer whose text goes to `out`. Free it. */
nonet_json *json_writer(struct buffer *out);

/* Begin an object; end it, and the line. */
nonet_json *json_begin(struct buffer *out);
void json_end(nonet_json *json, struct buffer *out);

/* Begin the object of a task: number, file, line, then the board or what is wrong with the text. */
nonet_json *json_begin_task(struct buffer *out, const struct task *task);

/* Verdict and, for a contradiction, what it is. */
void json_verdict(nonet_json *json, const struct task *task, nonet_verdict verdict);

/* If there is no answer: error, and the setting of the library that caused it. */
void json_complaint(nonet_json *json, const struct task *task);

/* The whole answer of a count: the number of solutions, and statistics of the search if wanted. */
void json_count(struct buffer *out, const struct task *task, const nonet_result *result, bool has_stats);

/* The answer to text that cannot be read: an empty line, or an object with the error. */
void write_unreadable(struct buffer *out, const struct task *task, bool as_json);

#endif
