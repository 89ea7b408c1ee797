/* bulk_lines.c: a run of plain 9x9 lines was answered by the library as a whole; here are the answers as text. */
#include "answers/bulk_lines.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "run/outcome.h"

enum {
    CELLS = 81,
    LINE = CELLS + 1,
    LONGEST_NUMBER = 22, /* 20 digits, "+", newline */
};

size_t bulk_lines_fewest(const struct solver_options *options)
{
    if (wants_single_puzzles(options)) return 0;
    return options->engine.is_bulk ? 1 : FEWEST_BULK_LINES;
}

void bulk_lines_solve(struct worker *worker, struct task *task)
{
    const nonet_many_answers *const found = task->item->answers;
    char *const answers = found->solutions, *end = answers; /* answers move up where others are empty */
    assert(found->stride == LINE);
    for (size_t line = 0; line < task->item->answered; line++) {
        const char *const answer = answers + line * LINE;
        const enum outcome outcome = outcome_of_verdict(found->verdicts[line]);
        task->line_outcomes[outcome]++;
        assert(end <= answer);
        if (outcome == OUTCOME_FINE || outcome == OUTCOME_SEVERAL) {
            if (end != answer) memmove(end, answer, CELLS);
            end += CELLS;
        }
        *end++ = '\n';
    }
    pipeline_lend(worker, answers, (size_t)(end - answers));
}

/* The verdicts as lines, with room behind each: copying all of a constant size is faster than copying
 * the right one. */
struct verdict_line {
    char text[16];
    size_t length;
};

static void make_verdict_lines(struct verdict_line lines[OUTCOME_COUNT])
{
    static const struct {
        enum outcome outcome;
        nonet_verdict verdict;
    } verdicts[] = {{OUTCOME_FINE, NONET_VERDICT_UNIQUE},
                    {OUTCOME_SEVERAL, NONET_VERDICT_MULTIPLE},
                    {OUTCOME_NONE, NONET_VERDICT_NONE},
                    {OUTCOME_INVALID, NONET_VERDICT_INVALID}};
    for (size_t index = 0; index < sizeof verdicts / sizeof *verdicts; index++) {
        struct verdict_line *const line = &lines[verdicts[index].outcome];
        const char *const word = nonet_verdict_name(verdicts[index].verdict);
        line->length = (size_t)snprintf(line->text, sizeof line->text, "%s\n", word);
    }
}

void bulk_lines_check(struct worker *worker, struct task *task)
{
    struct verdict_line lines[OUTCOME_COUNT] = {0};
    make_verdict_lines(lines);
    const nonet_many_item *const item = task->item;
    char *const answers = buffer_reserve(worker->out, item->answered * sizeof lines->text);
    char *end = answers;
    for (size_t line = 0; line < item->answered; line++) {
        const enum outcome outcome = outcome_of_verdict(item->answers->verdicts[line]);
        task->line_outcomes[outcome]++;
        memcpy(end, lines[outcome].text, sizeof lines->text);
        end += lines[outcome].length;
    }
    worker->out->length += (size_t)(end - answers);
}

/* Returns the end. */
static char *put_number(char *out, uint64_t number)
{
    char digits[LONGEST_NUMBER];
    size_t count = 0;
    do digits[count++] = (char)('0' + number % 10);
    while (number /= 10);
    while (count) *out++ = digits[--count];
    return out;
}

void bulk_lines_count(struct worker *worker, struct task *task, uint64_t limit)
{
    assert(limit);
    const nonet_many_item *const item = task->item;
    char *const answers = buffer_reserve(worker->out, item->answered * LONGEST_NUMBER);
    char *end = answers;
    for (size_t line = 0; line < item->answered; line++) {
        const uint64_t count = item->answers->counts[line];
        const enum outcome outcome = outcome_of_verdict(item->answers->verdicts[line]);
        task->line_outcomes[outcome == OUTCOME_SEVERAL ? OUTCOME_FINE : outcome]++;
        end = put_number(end, count);
        if (count >= limit) *end++ = '+';
        *end++ = '\n';
    }
    worker->out->length += (size_t)(end - answers);
}
