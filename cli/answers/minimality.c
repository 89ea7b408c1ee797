/* minimality.c: see minimality.h. */
#include "answers/minimality.h"

#include "run/outcome.h"
#include "show/cell_text.h"

void minimality_record(struct task *task, const nonet_minimality *minimality, double seconds)
{
    const nonet_result result = {.verdict = minimality->verdict, .conflict = minimality->conflict};
    outcome_record_item(task, &result, seconds);
    if (task->outcome == OUTCOME_TIMEOUT && minimality->open)
        outcome_explain(task, "stopped after %g s; %d clue%s not tested", seconds, minimality->open,
                        minimality->open == 1 ? " was" : "s were");
}

nonet_minimality minimality_take(struct task *task, double seconds)
{
    const nonet_minimality none = {0}; /* for lack of memory */
    const nonet_minimality minimality = task->item->minimality ? *task->item->minimality : none;
    minimality_record(task, &minimality, seconds);
    return minimality;
}

/* ---- cells ----------------------------------------------------------------------------------- */

void add_clue_cells(struct buffer *out, const uint8_t *clues, const nonet_layout *layout, nonet_clue kind)
{
    const char *between = "";
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++) {
        if (clues[cell] != kind) continue;
        buffer_add_text(out, between);
        add_cell_text(out, layout, cell);
        between = " ";
    }
}

/* ---- many plain lines ------------------------------------------------------------------------ */

enum { CELLS = 81 };

static bool has_redundant(const uint8_t *clues)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (clues[cell] == NONET_CLUE_REDUNDANT) return true;
    return false;
}

void check_minimal_lines(struct worker *worker, struct task *task)
{
    const nonet_many_answers *const found = task->item->answers;
    for (size_t line = 0; line < task->item->answered; line++) {
        const uint8_t *const clues = found->clues + line * CELLS;
        enum outcome outcome = outcome_of_verdict(found->verdicts[line]);
        if (outcome == OUTCOME_FINE && has_redundant(clues)) outcome = OUTCOME_REDUNDANT;
        task->line_outcomes[outcome]++;
        buffer_add_text(worker->out, outcome == OUTCOME_REDUNDANT ? "redundant\t"
                                     : outcome == OUTCOME_FINE    ? "minimal"
                                                                  : nonet_verdict_name(found->verdicts[line]));
        if (outcome == OUTCOME_REDUNDANT)
            add_clue_cells(worker->out, clues, task->item->boards->layout, NONET_CLUE_REDUNDANT);
        buffer_add_character(worker->out, '\n');
    }
}

static char blank_of(const char *text)
{
    for (int cell = 0; cell < CELLS; cell++)
        if (text[cell] == '.' || text[cell] == '0') return text[cell];
    return '.';
}

static void add_minimal_line(struct buffer *out, const nonet_layout *layout, const char *text, const uint8_t *clues,
                             bool tells_redundant)
{
    char *const line = buffer_reserve(out, CELLS);
    const char blank = blank_of(text);
    for (int cell = 0; cell < CELLS; cell++) line[cell] = clues[cell] == NONET_CLUE_NEEDED ? text[cell] : blank;
    out->length += CELLS;
    if (!tells_redundant) return;
    buffer_add_character(out, '\t');
    add_clue_cells(out, clues, layout, NONET_CLUE_REDUNDANT);
}

void minimize_lines(struct worker *worker, struct task *task, bool tells_redundant)
{
    const nonet_many_answers *const found = task->item->answers;
    for (size_t line = 0; line < task->item->answered; line++) {
        const enum outcome outcome = outcome_of_verdict(found->verdicts[line]);
        task->line_outcomes[outcome]++;
        if (outcome == OUTCOME_FINE)
            add_minimal_line(worker->out, task->item->boards->layout, task->lines.text + line * task->lines.stride,
                             found->clues + line * CELLS, tells_redundant);
        buffer_add_character(worker->out, '\n');
    }
}
