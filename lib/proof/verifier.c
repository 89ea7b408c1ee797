/* verifier.c: the handle that checks proofs: the scanner splits the text into tokens, comments give the puzzle and the
 * solution (proof_comments.c), and every clause goes to the checker (rup.h).
 *
 * A solution may come anywhere. It is checked by the rules, and what follows is about other solutions; so a
 * contradiction proves that there is none if no solution came before, and exactly one otherwise. */
#include <stdio.h>
#include <stdlib.h>

#include "base/reserved.h"
#include "board/check.h"
#include "proof/proof_comments.h"
#include "proof/proof_scanner.h"
#include "proof/rup.h"
#include "proof/variables.h"

static const uint64_t USUAL_MEMORY = (uint64_t)1 << 29;

struct nonet_verifier {
    struct nn_watch watch;
    uint64_t memory_limit;
    struct nn_scanner scanner;
    struct nn_proof_comments comments;
    struct nn_rup rup;
    bool has_begun;    /* the checker knows the puzzle */
    bool has_excluded; /* and that the solution does not count */

    uint32_t *literals; /* of the current clause, each once */
    uint32_t count;
    bool is_inside, is_deletion; /* of a clause; of one to delete */
    uint64_t clause_line, clause_column;

    bool is_decided;
    nonet_status trouble; /* NONET_OK, or why it cannot be decided */
    nonet_verification result;
};

/* ---- the handle ---------------------------------------------------------------------------------------- */

void nonet_verifier_settings_defaults(nonet_verifier_settings *settings)
{
    if (settings) *settings = (nonet_verifier_settings){0};
}

nonet_status nonet_verifier_new(const nonet_position *position, const nonet_verifier_settings *settings,
                                nonet_verifier **verifier)
{
    if (!verifier) return NONET_ERR_ARG;
    *verifier = NULL;
    if (!NN_RESERVED_IS_UNUSED(settings)) return NONET_ERR_ARG;
    if (position && !nn_position_is_classic(position)) return NONET_ERR_ARG;
    nonet_verifier *made = calloc(1, sizeof *made);
    if (!made) return NONET_ERR_MEMORY;
    nn_watch_begin(&made->watch, settings ? settings->stop : NULL, settings ? settings->timeout_ms : 0);
    made->memory_limit = settings && settings->most_memory ? settings->most_memory : USUAL_MEMORY;
    nn_scanner_begin(&made->scanner);
    nn_proof_comments_begin(&made->comments, position);
    *verifier = made;
    return NONET_OK;
}

void nonet_verifier_free(nonet_verifier *verifier)
{
    if (!verifier) return;
    nn_rup_free(&verifier->rup);
    nn_proof_comments_free(&verifier->comments);
    free(verifier->literals);
    free(verifier);
}

/* ---- results ------------------------------------------------------------------------------------------- */

static void decide(nonet_verifier *verifier, nonet_verdict verdict)
{
    verifier->is_decided = true;
    verifier->result.verdict = verdict;
}

static void fail_at(nonet_verifier *verifier, uint64_t line, uint64_t column, const char *text)
{
    nonet_text_error *const error = &verifier->result.error;
    decide(verifier, NONET_VERDICT_UNKNOWN);
    error->line = line;
    error->column = column;
    snprintf(error->message, sizeof error->message, "%s", text);
}

/* The text itself is wrong. */
static void refuse_token(nonet_verifier *verifier, const char *text)
{
    fail_at(verifier, verifier->scanner.token_line, verifier->scanner.token_column, text);
    verifier->result.is_malformed = true;
}

/* See what the checker has found, and whether it can go on. */
static void look_at_judge(nonet_verifier *verifier)
{
    if (verifier->rup.lacks_memory) verifier->trouble = NONET_ERR_MEMORY;
    else if (verifier->rup.is_refuted)
        decide(verifier, verifier->has_excluded ? NONET_VERDICT_UNIQUE : NONET_VERDICT_NONE);
}

/* ---- the puzzle and the solution ----------------------------------------------------------------------- */

/* The puzzle is needed now. False: there is none, or no memory. */
static bool begin_judging(nonet_verifier *verifier)
{
    if (verifier->has_begun) return true;
    const char *const problem = nn_proof_comments_settle_puzzle(&verifier->comments);
    if (problem) {
        refuse_token(verifier, problem);
        return false;
    }
    const nonet_position *const position = verifier->comments.position;
    verifier->rup.memory_limit = (size_t)verifier->memory_limit;
    verifier->literals = malloc(2 * (size_t)nn_proof_variables(position->layout) * sizeof *verifier->literals);
    if (!verifier->literals || !nn_rup_begin(&verifier->rup, position)) {
        verifier->trouble = NONET_ERR_MEMORY;
        return false;
    }
    verifier->has_begun = true;
    look_at_judge(verifier);
    return true;
}

static void exclude_told_solution(nonet_verifier *verifier)
{
    const nonet_position *const position = verifier->comments.position;
    const uint8_t *const solution = verifier->comments.solution;
    if (!nonet_position_accepts(position, solution)) {
        fail_at(verifier, verifier->scanner.token_line, verifier->scanner.token_column,
                "this is not a solution of the puzzle");
        return;
    }
    if (!begin_judging(verifier) || verifier->is_decided) return;
    for (int cell = 0; cell < position->layout->cells; cell++)
        verifier->literals[cell] =
            2 * (uint32_t)(nn_proof_variable(position->layout, cell, solution[cell] - 1) - 1) + 1;
    verifier->has_excluded = true;
    nn_rup_add(&verifier->rup, verifier->literals, (uint32_t)position->layout->cells);
    look_at_judge(verifier);
}

static void take_comment(nonet_verifier *verifier)
{
    if (verifier->is_inside) {
        refuse_token(verifier, "a comment inside a clause");
        return;
    }
    const char *const problem = nn_proof_comments_take(&verifier->comments, verifier->scanner.comment);
    if (verifier->comments.lacks_memory) verifier->trouble = NONET_ERR_MEMORY;
    else if (problem) refuse_token(verifier, problem);
    else if (!verifier->has_excluded && nn_proof_comments_has_solution(&verifier->comments))
        exclude_told_solution(verifier);
}

/* ---- clauses ------------------------------------------------------------------------------------------- */

/* False: the clause is not valid. */
static bool open_clause(nonet_verifier *verifier, bool is_deletion)
{
    if (!begin_judging(verifier) || verifier->is_decided) return false;
    verifier->is_inside = true;
    verifier->is_deletion = is_deletion;
    verifier->clause_line = verifier->scanner.token_line;
    verifier->clause_column = verifier->scanner.token_column;
    verifier->count = 0;
    verifier->rup.stamp++;
    return true;
}

static void add_literal(nonet_verifier *verifier, int64_t number)
{
    const int64_t variable = number < 0 ? -number : number;
    if (variable > nn_proof_variables(verifier->comments.position->layout)) {
        refuse_token(verifier, "no candidate of this board has such a number");
        return;
    }
    const uint32_t literal = 2 * (uint32_t)(variable - 1) + (number < 0);
    if (verifier->rup.stamps[literal] == verifier->rup.stamp) return;
    verifier->rup.stamps[literal] = verifier->rup.stamp;
    verifier->literals[verifier->count++] = literal;
}

static void close_clause_read(nonet_verifier *verifier)
{
    verifier->is_inside = false;
    if (verifier->is_deletion) {
        verifier->result.deletions++;
        nn_rup_delete(&verifier->rup, verifier->literals, verifier->count);
        look_at_judge(verifier);
        return;
    }
    verifier->result.clauses++;
    if (!nn_rup_follows(&verifier->rup, verifier->literals, verifier->count)) {
        if (!verifier->rup.lacks_memory)
            fail_at(verifier, verifier->clause_line, verifier->clause_column,
                    "this clause does not follow from what precedes it");
    } else {
        nn_rup_add(&verifier->rup, verifier->literals, verifier->count);
    }
    look_at_judge(verifier);
}

static void take_number(nonet_verifier *verifier)
{
    if (!verifier->is_inside && !open_clause(verifier, false)) return;
    if (verifier->scanner.number) add_literal(verifier, verifier->scanner.number);
    else close_clause_read(verifier);
}

static void take_token(nonet_verifier *verifier, enum nn_proof_token token)
{
    switch (token) {
    case NN_PROOF_TOKEN_NUMBER: take_number(verifier); break;
    case NN_PROOF_TOKEN_COMMENT: take_comment(verifier); break;
    case NN_PROOF_TOKEN_DELETE:
        if (verifier->is_inside) refuse_token(verifier, "a deletion inside a clause");
        else open_clause(verifier, true);
        break;
    case NN_PROOF_TOKEN_BAD:
        refuse_token(verifier, "neither a number nor d, nor a comment: this is no proof in text");
        break;
    case NN_PROOF_TOKEN_NONE: break;
    }
}

/* ---- text ---------------------------------------------------------------------------------------------- */

static void stop_if_over(nonet_verifier *verifier, bool is_over)
{
    if (is_over && !verifier->is_decided && !verifier->trouble) verifier->trouble = NONET_STOPPED;
}

nonet_status nonet_verifier_feed(nonet_verifier *verifier, const char *text, size_t length)
{
    if (!verifier || (!text && length)) return NONET_ERR_ARG;
    struct nn_watch *const watch = &verifier->watch;
    /* Check the clock for every piece: blank ones have no token. */
    stop_if_over(verifier, nn_watch_is_over(watch));
    for (size_t at = 0; at < length && !verifier->is_decided && !verifier->trouble;) {
        const char *next = text + at;
        take_token(verifier, nn_scanner_next(&verifier->scanner, &next, text + length));
        at = (size_t)(next - text);
        stop_if_over(verifier, nn_watch_is_over(watch));
    }
    return verifier->trouble ? verifier->trouble : verifier->is_decided ? NONET_END : NONET_OK;
}

nonet_status nonet_verifier_finish(nonet_verifier *verifier, nonet_verification *verification)
{
    if (verification) *verification = (nonet_verification){.verdict = NONET_VERDICT_UNKNOWN};
    if (!verifier || !verification) return NONET_ERR_ARG;
    if (!verifier->is_decided && !verifier->trouble) {
        take_token(verifier, nn_scanner_finish(&verifier->scanner));
        if (!verifier->is_decided && verifier->is_inside) refuse_token(verifier, "the proof ends inside a clause");
        else if (!verifier->is_decided && !verifier->trouble && begin_judging(verifier) && !verifier->is_decided)
            fail_at(verifier, verifier->scanner.line, verifier->scanner.column,
                    "the proof ends without a contradiction");
    }
    *verification = verifier->result;
    verification->position = verifier->comments.position;
    verification->solution = verification->verdict == NONET_VERDICT_UNIQUE ? verifier->comments.solution : NULL;
    return verifier->trouble;
}
