/* task.c: see task.h. Layouts and symbols belong to the reader, which outlives all tasks. */
#include "input/task.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "system/buffer.h"

static void task_clear(struct task *task, enum task_kind kind, struct place place)
{
    task->kind = kind;
    task->place = place;
    task->position = (nonet_position){0};
    task->style = (nonet_style){0};
    task->error.message[0] = 0;
    task->has_wrong_solution = task->needs_separator = task->is_awaited = false;
    task->outcome = OUTCOME_FINE;
    memset(task->line_outcomes, 0, sizeof task->line_outcomes);
    task->explanation[0] = task->complaint[0] = 0;
    task->refusal = NULL;
    task->loss = NULL;
    task->stats = (nonet_search_stats){0};
    task->nanoseconds = 0;
}

/* The marks come first: they need the alignment that the block has. */
void task_keep(struct task *task)
{
    nonet_position *const position = &task->position;
    assert(position->layout && position->cells && !task->memory);
    const size_t cells = (size_t)nonet_layout_cells(position->layout);
    const size_t mark_bytes = position->candidates ? cells * sizeof *position->candidates : 0;
    task->memory = memory_resize(NULL, mark_bytes + 2 * cells);
    if (position->candidates) position->candidates = memcpy(task->memory, position->candidates, mark_bytes);
    position->cells = memcpy(task->memory + mark_bytes, position->cells, cells);
    if (position->is_given) position->is_given = memcpy(task->memory + mark_bytes + cells, position->is_given, cells);
}

/* A setting of the reader is an option of the same name. */
static void take_error(struct task *task, const nonet_text_error *error)
{
    task->error = *error;
    const size_t length = strlen(error->message);
    if (error->setting)
        snprintf(task->error.message + length, sizeof error->message - length, " (--%s)", error->setting);
}

void task_set_puzzle(struct task *task, const char *file, const nonet_puzzle *puzzle)
{
    task_clear(task, TASK_PUZZLE, (struct place){file, puzzle->line, 0});
    task->position = puzzle->position;
    task->style = puzzle->style;
    if (puzzle->note.message[0]) take_error(task, &puzzle->note);
    task->has_wrong_solution = puzzle->has_wrong_solution;
}

void task_move_down(struct task *task, uint64_t lines)
{
    task->place.line += lines;
    if (task->error.message[0] && task->error.line) task->error.line += lines;
}

void task_set_lines(struct task *task, const char *file, const nonet_plain_lines *lines)
{
    assert(lines->count && lines->stride > 81); /* a newline, at least, is behind the cells */
    task_clear(task, TASK_LINES, (struct place){file, lines->line, 0});
    task->lines = *lines;
}

uint64_t task_puzzles(const struct task *task)
{
    return task->kind == TASK_LINES ? task->lines.count : task->kind == TASK_TROUBLE ? 0 : 1;
}

void task_interrupt_lines(struct task *task)
{
    assert(task->kind == TASK_LINES);
    task->outcome = OUTCOME_INTERRUPTED;
    task->line_outcomes[OUTCOME_INTERRUPTED] = 1;
}

void task_set_unreadable(struct task *task, const char *file, const nonet_text_error *error)
{
    task_clear(task, TASK_UNREADABLE, (struct place){file, error->line, error->column});
    take_error(task, error);
}

void task_set_trouble(struct task *task, const char *file, const char *text)
{
    task_clear(task, TASK_TROUBLE, (struct place){file, 0, 0});
    task->outcome = OUTCOME_TROUBLE;
    task->error = (nonet_text_error){0};
    snprintf(task->error.message, sizeof task->error.message, "%s", text);
}

void task_free(struct task *task)
{
    free(task->memory);
    task->memory = NULL;
}
