/* answer_json.c: every key is written with the comma before it; `number` opens each object, so no state is
 * needed to know which key is the first. */
#include "show/answer_json.h"

#include <assert.h>
#include <inttypes.h>

#include "show/board_text.h"

/* The length of the UTF-8 character at `text`, or 0 if it is none (overlong forms and halves of
 * surrogate pairs included, which JSON may not contain). */
static int utf8_length(const unsigned char *text)
{
    static const struct {
        unsigned char mask, lead, least_second, most_second;
    } forms[] = {
        {0xff, 0xe0, 0xa0, 0xbf}, {0xff, 0xed, 0x80, 0x9f}, {0xff, 0xf0, 0x90, 0xbf}, {0xff, 0xf4, 0x80, 0x8f},
        {0xe0, 0xc0, 0x80, 0xbf}, {0xf0, 0xe0, 0x80, 0xbf}, {0xf8, 0xf0, 0x80, 0xbf},
    };
    if (*text < 0x80) return 1;
    if (*text == 0xc0 || *text == 0xc1 || *text > 0xf4) return 0;
    for (size_t form = 0; form < sizeof forms / sizeof *forms; form++) {
        if ((*text & forms[form].mask) != forms[form].lead) continue;
        if (text[1] < forms[form].least_second || text[1] > forms[form].most_second) return 0;
        const int length = *text < 0xe0 ? 2 : *text < 0xf0 ? 3 : 4;
        for (int index = 2; index < length; index++)
            if ((text[index] & 0xc0) != 0x80) return 0;
        return length;
    }
    return 0;
}

static void add_string(struct buffer *out, const char *text)
{
    buffer_add_character(out, '"');
    while (*text) {
        const unsigned char first = (unsigned char)*text;
        const int length = utf8_length((const unsigned char *)text);
        if (length == 0) buffer_add_text(out, "\\ufffd");
        else if (first == '"' || first == '\\') buffer_print(out, "\\%c", first);
        else if (first == '\n') buffer_add_text(out, "\\n");
        else if (first < 0x20 || first == 0x7f) buffer_print(out, "\\u%04x", first);
        else buffer_add(out, text, (size_t)length);
        text += length ? length : 1;
    }
    buffer_add_character(out, '"');
}

static void add_key(struct buffer *out, const char *key)
{
    buffer_print(out, ",\"%s\":", key);
}

void json_text(struct buffer *out, const char *key, const char *text)
{
    add_key(out, key);
    add_string(out, text);
}

void json_number(struct buffer *out, const char *key, uint64_t number)
{
    add_key(out, key);
    buffer_print(out, "%" PRIu64, number);
}

void json_truth(struct buffer *out, const char *key, bool is_true)
{
    add_key(out, key);
    buffer_add_text(out, is_true ? "true" : "false");
}

void json_board(struct buffer *out, const char *key, const nonet_position *position)
{
    add_key(out, key);
    if (!position) {
        buffer_add_text(out, "null");
        return;
    }
    buffer_add_character(out, '"');
    write_compact(out, position); /* symbols that need no escaping */
    buffer_add_character(out, '"');
}

void json_marked_board(struct buffer *out, const char *key, const nonet_position *position)
{
    add_key(out, key);
    buffer_add_character(out, '"');
    write_with_marks(out, position);
    buffer_add_character(out, '"');
}

void json_verdict(struct buffer *out, const struct task *task, nonet_verdict verdict)
{
    json_text(out, "verdict", nonet_verdict_name(verdict));
    if (task->outcome == OUTCOME_INVALID) json_text(out, "conflict", task->explanation);
    if (task->outcome == OUTCOME_TIMEOUT) json_truth(out, "stopped", true);
}

void json_stats(struct buffer *out, const nonet_search_stats *stats, uint64_t nanoseconds)
{
    buffer_print(out,
                 ",\"stats\":{\"guesses\":%" PRIu64 ",\"backtracks\":%" PRIu64 ",\"propagations\":%" PRIu64
                 ",\"deepest\":%" PRIu32 ",\"ms\":%.3f}",
                 stats->guesses, stats->backtracks, stats->propagations, stats->deepest, (double)nanoseconds / 1e6);
}

void json_puzzle(struct buffer *out, const nonet_position *position)
{
    const nonet_layout *const layout = position->layout;
    json_number(out, "side", (uint64_t)nonet_layout_side(layout));
    buffer_print(out, ",\"box\":[%d,%d]", nonet_layout_box_rows(layout), nonet_layout_box_columns(layout));
    json_board(out, "puzzle", position);
}

static void add_puzzle(struct buffer *out, const struct task *task)
{
    json_puzzle(out, &task->position);
    if (task->error.message[0]) json_text(out, "note", task->error.message);
    if (task->has_wrong_solution) json_truth(out, "wrong_solution", true);
}

void json_begin(struct buffer *out, const struct task *task)
{
    assert(task->number && task->place.file && task->kind != TASK_LINES);
    buffer_print(out, "{\"number\":%" PRIu64, task->number);
    json_text(out, "file", task->place.file);
    json_number(out, "line", task->place.line);
    if (task->kind == TASK_PUZZLE) {
        add_puzzle(out, task);
    } else {
        json_number(out, "column", task->place.column);
        json_text(out, "error", task->error.message);
    }
}

void json_end(struct buffer *out)
{
    buffer_add_text(out, "}\n");
}

void json_count(struct buffer *out, const struct task *task, const nonet_result *result, bool has_stats)
{
    json_begin(out, task);
    json_verdict(out, task, result->verdict);
    json_number(out, "count", result->count);
    json_truth(out, "exact", result->is_exact);
    if (has_stats) json_stats(out, &task->stats, task->nanoseconds);
    json_end(out);
}

void write_unreadable(struct buffer *out, const struct task *task, bool as_json)
{
    if (!as_json) {
        buffer_add_character(out, '\n');
        return;
    }
    json_begin(out, task);
    json_end(out);
}
