/* verifier.c: the handle that checks proofs: the scanner splits the text into tokens, comments give the puzzle and the
 * solution (proof_comments.c), and everything else goes to the reader of the proof's format (proof_reading.h).
 *
 * A solution may come anywhere. It is checked by the rules, and what follows is about other solutions; so a
 * contradiction proves that there is none if no solution came before, and exactly one otherwise. */
#include <stdio.h>
#include <stdlib.h>

#include "base/reserved.h"
#include "base/stop.h"
#include "board/check.h"
#include "proof/proof_comments.h"
#include "proof/proof_reading.h"
#include "proof/rule_clauses.h"
#include "proof/variables.h"

static const uint64_t USUAL_MEMORY = (uint64_t)1 << 29;

struct nonet_verifier {
    struct nn_watch watch;
    struct nn_scanner scanner;
    struct nn_proof_comments comments;
    struct nn_proof_reading reading;
    const struct nn_proof_reader *reader; /* NULL: the format is not known yet */
    void *checker;
    bool has_solution; /* which was checked, and does not count */

    bool is_decided;
    nonet_status trouble; /* NONET_OK, or why it cannot be decided */
    nonet_verification result;
};

/* ---- the handle ---------------------------------------------------------------------------------------- */

void nonet_verifier_settings_defaults(nonet_verifier_settings *settings)
{
    if (settings) *settings = (nonet_verifier_settings){0};
}

static size_t memory_limit(uint64_t wanted)
{
    if (!wanted) return (size_t)USUAL_MEMORY;
    return (size_t)(wanted < NN_MOST_CLAUSE_MEMORY ? wanted : NN_MOST_CLAUSE_MEMORY);
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
    made->reading.scanner = &made->scanner;
    made->reading.watch = &made->watch;
    made->reading.memory_limit = memory_limit(settings ? settings->most_memory : 0);
    nn_scanner_begin(&made->scanner);
    nn_proof_comments_begin(&made->comments, position);
    *verifier = made;
    return NONET_OK;
}

void nonet_verifier_free(nonet_verifier *verifier)
{
    if (!verifier) return;
    if (verifier->checker) verifier->reader->free(verifier->checker);
    nn_proof_comments_free(&verifier->comments);
    free(verifier);
}

/* ---- results ------------------------------------------------------------------------------------------- */

static void decide(nonet_verifier *verifier, nonet_verdict verdict)
{
    verifier->is_decided = true;
    verifier->result.verdict = verdict;
}

/* See what the reader has found, and whether it can go on. */
static void look_at_reading(nonet_verifier *verifier)
{
    const struct nn_proof_reading *const reading = &verifier->reading;
    nonet_text_error *const error = &verifier->result.error;
    if (reading->lacks_memory) {
        verifier->trouble = NONET_ERR_MEMORY;
    } else if (reading->problem) {
        decide(verifier, NONET_VERDICT_UNKNOWN);
        error->line = reading->line;
        error->column = reading->column;
        snprintf(error->message, sizeof error->message, "%s", reading->problem);
    } else if (reading->is_refuted) {
        decide(verifier, verifier->has_solution ? NONET_VERDICT_UNIQUE : NONET_VERDICT_NONE);
    }
}

/* The text itself is wrong. */
static void refuse_token(nonet_verifier *verifier, const char *problem)
{
    nn_reading_refuse(&verifier->reading, problem);
    look_at_reading(verifier);
}

bool nn_reading_takes_literal(struct nn_proof_reading *reading, int64_t number)
{
    const int64_t most = nn_proof_variables(reading->position->layout);
    if (number >= -most && number <= most) return true;
    nn_reading_refuse(reading, "no candidate of this board has such a number");
    return false;
}

/* ---- the puzzle and the solution ----------------------------------------------------------------------- */

static bool is_answered(const nonet_verifier *verifier)
{
    return verifier->is_decided || verifier->trouble;
}

static void exclude_told_solution(nonet_verifier *verifier)
{
    verifier->reader->exclude(verifier->checker, &verifier->reading, verifier->comments.solution);
    look_at_reading(verifier);
}

/* The first clause comes, with this number, or none at all (0): now the puzzle is needed. */
static void begin_checking(nonet_verifier *verifier, int64_t number)
{
    const char *const problem = nn_proof_comments_settle_puzzle(&verifier->comments);
    if (problem) {
        refuse_token(verifier, problem);
        return;
    }
    const nonet_position *const position = verifier->reading.position = verifier->comments.position;
    const bool is_lrat = number > nn_proof_variables(position->layout);
    verifier->reader = is_lrat ? &nn_lrat_reader : &nn_drat_reader;
    verifier->result.format = is_lrat ? NONET_PROOF_FORMAT_LRAT : NONET_PROOF_FORMAT_DRAT;
    verifier->checker = verifier->reader->begin(&verifier->reading);
    if (!verifier->checker) verifier->trouble = verifier->watch.is_over ? NONET_STOPPED : NONET_ERR_MEMORY;
    else if (verifier->has_solution) exclude_told_solution(verifier);
    else look_at_reading(verifier);
}

static void take_told_solution(nonet_verifier *verifier)
{
    const struct nn_scanner *const scanner = &verifier->scanner;
    if (!nonet_position_accepts(verifier->comments.position, verifier->comments.solution)) {
        nn_reading_fail(&verifier->reading, "this is not a solution of the puzzle", scanner->token_line,
                        scanner->token_column);
        look_at_reading(verifier);
        return;
    }
    verifier->has_solution = true;
    if (verifier->checker) exclude_told_solution(verifier);
}

static void take_comment(nonet_verifier *verifier)
{
    if (verifier->reading.is_inside) {
        refuse_token(verifier, "a comment inside a clause");
        return;
    }
    const char *const problem = nn_proof_comments_take(&verifier->comments, verifier->scanner.comment);
    if (verifier->comments.lacks_memory) verifier->trouble = NONET_ERR_MEMORY;
    else if (problem) refuse_token(verifier, problem);
    else if (!verifier->has_solution && nn_proof_comments_has_solution(&verifier->comments))
        take_told_solution(verifier);
}

/* ---- tokens -------------------------------------------------------------------------------------------- */

static void take_of_clause(nonet_verifier *verifier, enum nn_proof_token token)
{
    if (!verifier->reader) begin_checking(verifier, token == NN_PROOF_TOKEN_NUMBER ? verifier->scanner.number : 0);
    if (is_answered(verifier)) return;
    verifier->reader->take(verifier->checker, &verifier->reading, token);
    look_at_reading(verifier);
}

static void take_token(nonet_verifier *verifier, enum nn_proof_token token)
{
    switch (token) {
    case NN_PROOF_TOKEN_NUMBER:
    case NN_PROOF_TOKEN_DELETE: take_of_clause(verifier, token); break;
    case NN_PROOF_TOKEN_COMMENT: take_comment(verifier); break;
    case NN_PROOF_TOKEN_BAD:
        refuse_token(verifier, "neither a number nor d, nor a comment: this is no proof in text");
        break;
    case NN_PROOF_TOKEN_NONE: break;
    }
}

/* ---- text ---------------------------------------------------------------------------------------------- */

static void stop_if_over(nonet_verifier *verifier, bool is_over)
{
    if (is_over && !is_answered(verifier)) verifier->trouble = NONET_STOPPED;
}

nonet_status nonet_verifier_feed(nonet_verifier *verifier, const char *text, size_t length)
{
    if (!verifier || (!text && length)) return NONET_ERR_ARG;
    struct nn_watch *const watch = &verifier->watch;
    /* Check the clock for every piece: blank ones have no token. */
    stop_if_over(verifier, nn_watch_is_over(watch));
    for (size_t at = 0; at < length && !is_answered(verifier);) {
        const char *next = text + at;
        take_token(verifier, nn_scanner_next(&verifier->scanner, &next, text + length));
        at = (size_t)(next - text);
        stop_if_over(verifier, nn_watch_is_over(watch));
    }
    return verifier->trouble ? verifier->trouble : verifier->is_decided ? NONET_END : NONET_OK;
}

/* No more text comes. */
static void take_end(nonet_verifier *verifier)
{
    struct nn_proof_reading *const reading = &verifier->reading;
    take_token(verifier, nn_scanner_finish(&verifier->scanner));
    if (!is_answered(verifier) && !verifier->reader) begin_checking(verifier, 0);
    if (is_answered(verifier)) return;
    if (reading->is_inside) refuse_token(verifier, "the proof ends inside a clause");
    else
        nn_reading_fail(reading, "the proof ends without a contradiction", verifier->scanner.line,
                        verifier->scanner.column);
    look_at_reading(verifier);
}

nonet_status nonet_verifier_finish(nonet_verifier *verifier, nonet_verification *verification)
{
    if (verification) *verification = (nonet_verification){.verdict = NONET_VERDICT_UNKNOWN};
    if (!verifier || !verification) return NONET_ERR_ARG;
    if (!is_answered(verifier)) take_end(verifier);
    verifier->result.is_malformed = verifier->reading.is_malformed;
    verifier->result.clauses = verifier->reading.clauses;
    verifier->result.deletions = verifier->reading.deletions;
    *verification = verifier->result;
    verification->position = verifier->comments.position;
    verification->solution = verification->verdict == NONET_VERDICT_UNIQUE ? verifier->comments.solution : NULL;
    return verifier->trouble;
}
