/* answer_json.c: see answer_json.h. */
#include "show/answer_json.h"

#include <assert.h>

static bool add_json(void *out, const char *text, size_t length)
{
    buffer_add(out, text, length);
    return true;
}

nonet_json *json_writer(struct buffer *out)
{
    nonet_json *json;
    if (nonet_json_new(add_json, out, &json) != NONET_OK) fatal("out of memory");
    return json;
}

nonet_json *json_begin(struct buffer *out)
{
    nonet_json *const json = json_writer(out);
    nonet_json_object(json, NULL);
    return json;
}

void json_end(nonet_json *json, struct buffer *out)
{
    const nonet_status status = nonet_json_close(json);
    if (status != NONET_OK) fatal(nonet_status_name(status));
    nonet_json_free(json);
    buffer_add_character(out, '\n');
}

nonet_json *json_begin_task(struct buffer *out, const struct task *task)
{
    assert(task->number && task->place.file && task->kind != TASK_LINES);
    nonet_json *const json = json_begin(out);
    nonet_json_unsigned(json, "number", task->number);
    nonet_json_text(json, "file", task->place.file);
    const nonet_puzzle puzzle = {.position = task->position,
                                 .line = task->place.line,
                                 .note = task->error,
                                 .has_wrong_solution = task->has_wrong_solution};
    if (task->kind == TASK_PUZZLE) nonet_json_puzzle(json, &puzzle);
    else nonet_json_text_error(json, &task->error);
    return json;
}

void json_verdict(nonet_json *json, const struct task *task, nonet_verdict verdict)
{
    nonet_json_verdict(json, task->position.layout, verdict, &task->conflict, task_is_given_up(task));
}

void json_complaint(nonet_json *json, const struct task *task)
{
    if (task->refusal) nonet_json_refusal(json, task->refusal);
    else if (task->complaint[0]) nonet_json_text(json, "error", task->complaint);
}

void json_count(struct buffer *out, const struct task *task, const nonet_result *result, bool has_stats)
{
    nonet_json *const json = json_begin_task(out, task);
    json_verdict(json, task, result->verdict);
    nonet_json_count(json, result->count, result->is_exact);
    if (has_stats) nonet_json_stats(json, "stats", &task->stats, task->nanoseconds);
    json_end(json, out);
}

void write_unreadable(struct buffer *out, const struct task *task, bool as_json)
{
    if (as_json) json_end(json_begin_task(out, task), out);
    else buffer_add_character(out, '\n');
}
