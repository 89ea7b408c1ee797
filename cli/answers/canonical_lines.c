/* canonical_lines.c: canonical forms of a run of plain 9x9 lines. Finding a form takes about as long as all that surrounds
 * a puzzle otherwise (a task, a position, a notation), so here there is nothing but text, form and text. */
#include "answers/canonical_lines.h"

#include <assert.h>
#include <string.h>

#include "answers/canonize.h"

enum { CELLS = 81, LINE = CELLS + 1 };

static nonet_position line_position(const nonet_layout *layout, const char *text, uint8_t *cells)
{
    for (int cell = 0; cell < CELLS; cell++) cells[cell] = (uint8_t)(text[cell] == '.' ? 0 : text[cell] - '0');
    return (nonet_position){layout, cells, NULL, NULL};
}

/* Write the form in the blanks of the puzzle; returns the end. */
static char *put_form(const uint8_t *form, const char *puzzle, char *out)
{
    const char blank = memchr(puzzle, '.', CELLS) ? '.' : '0';
    for (int cell = 0; cell < CELLS; cell++) *out++ = form[cell] ? (char)('0' + form[cell]) : blank;
    return out;
}

void canonize_lines(struct worker *worker, struct task *task)
{
    assert(task->kind == TASK_LINES);
    struct buffer *const out = worker->out;
    char *const answers = buffer_reserve(out, task->lines.count * LINE), *end = answers;
    for (size_t line = 0; line < task->lines.count; line++) {
        const char *const text = task->lines.text + line * task->lines.stride;
        uint8_t cells[CELLS];
        nonet_canonical canonical;
        nonet_conflict conflict;
        const nonet_position puzzle = line_position(task->item->boards->layout, text, cells);
        const enum outcome outcome = canonize(worker->handles->canonizer, &puzzle, &canonical, &conflict);
        if (outcome == OUTCOME_INTERRUPTED) {
            task->item->answered = line;
            break;
        }
        task->line_outcomes[outcome]++;
        if (outcome == OUTCOME_FINE) end = put_form(canonical.cells, text, end);
        *end++ = '\n';
    }
    out->length += (size_t)(end - answers);
}
