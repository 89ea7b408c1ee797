/* lrat_reader.c: the lines of an LRAT proof, for the checker of lrat.h: a number, then literals, 0, hints, 0, or d,
 * numbers, 0. The number of a deletion means nothing. */
#include <stdlib.h>

#include "proof/lrat.h"
#include "proof/proof_reading.h"

enum part { LINE_NUMBER, LINE_BEGINNING, LINE_LITERALS, LINE_HINTS, LINE_DELETIONS };

struct lrat_lines {
    struct nn_lrat lrat;
    enum part part;        /* of the line, that comes next */
    int64_t number;        /* of the line */
    uint64_t line, column; /* where it began */
};

static void free_lrat(void *checker)
{
    struct lrat_lines *const lines = checker;
    nn_lrat_free(&lines->lrat);
    free(lines);
}

static void *begin_lrat(struct nn_proof_reading *reading)
{
    struct lrat_lines *const lines = calloc(1, sizeof *lines);
    if (!lines) return NULL;
    lines->lrat.memory_limit = reading->memory_limit;
    if (nn_lrat_begin(&lines->lrat, reading->position, reading->watch)) return lines;
    free_lrat(lines);
    return NULL;
}

/* Go on unless something is wrong with the token. */
static void judge_token(struct lrat_lines *lines, struct nn_proof_reading *reading, const char *problem)
{
    reading->is_refuted = lines->lrat.is_refuted;
    reading->lacks_memory = lines->lrat.lacks_memory;
    if (problem) nn_reading_fail(reading, problem, reading->scanner->token_line, reading->scanner->token_column);
}

static void exclude_from_lrat(void *checker, struct nn_proof_reading *reading, const uint8_t *solution)
{
    struct lrat_lines *const lines = checker;
    judge_token(lines, reading, nn_lrat_exclude(&lines->lrat, solution));
}

/* ---- the parts of a line ------------------------------------------------------------------------------- */

static void take_line_number(struct lrat_lines *lines, struct nn_proof_reading *reading, int64_t number)
{
    lines->number = number;
    lines->line = reading->scanner->token_line;
    lines->column = reading->scanner->token_column;
    lines->part = LINE_BEGINNING;
    reading->is_inside = true;
}

static void take_literal(struct lrat_lines *lines, struct nn_proof_reading *reading, int64_t number)
{
    if (!number) lines->part = LINE_HINTS;
    else if (nn_reading_takes_literal(reading, number)) nn_lrat_literal(&lines->lrat, (int)number);
}

/* The first token after the number, which is no d: a clause. */
static void begin_clause(struct lrat_lines *lines, struct nn_proof_reading *reading, int64_t number)
{
    const char *const problem = nn_lrat_open(&lines->lrat, lines->number);
    lines->part = LINE_LITERALS;
    if (problem) nn_reading_fail(reading, problem, lines->line, lines->column);
    else take_literal(lines, reading, number);
}

static void end_line(struct lrat_lines *lines, struct nn_proof_reading *reading)
{
    lines->part = LINE_NUMBER;
    reading->is_inside = false;
}

static void take_line_hint(struct lrat_lines *lines, struct nn_proof_reading *reading, int64_t number)
{
    if (number) {
        judge_token(lines, reading, nn_lrat_hint(&lines->lrat, number));
        return;
    }
    end_line(lines, reading);
    reading->clauses++;
    const char *const problem = nn_lrat_close(&lines->lrat);
    judge_token(lines, reading, NULL);
    if (problem) nn_reading_fail(reading, problem, lines->line, lines->column);
}

static void take_deleted(struct lrat_lines *lines, struct nn_proof_reading *reading, int64_t number)
{
    if (!number) {
        end_line(lines, reading);
        return;
    }
    reading->deletions++;
    judge_token(lines, reading, nn_lrat_delete(&lines->lrat, number));
}

static void (*const take_part[])(struct lrat_lines *lines, struct nn_proof_reading *reading, int64_t number) = {
    [LINE_NUMBER] = take_line_number, [LINE_BEGINNING] = begin_clause, [LINE_LITERALS] = take_literal,
    [LINE_HINTS] = take_line_hint,    [LINE_DELETIONS] = take_deleted,
};

static void take_lrat(void *checker, struct nn_proof_reading *reading, enum nn_proof_token token)
{
    struct lrat_lines *const lines = checker;
    const int64_t number = reading->scanner->number;
    if (token == NN_PROOF_TOKEN_DELETE) {
        if (lines->part == LINE_BEGINNING) lines->part = LINE_DELETIONS;
        else nn_reading_refuse(reading, "a deletion that does not follow the number of its line");
        return;
    }
    take_part[lines->part](lines, reading, number);
}

const struct nn_proof_reader nn_lrat_reader = {begin_lrat, exclude_from_lrat, take_lrat, free_lrat};
