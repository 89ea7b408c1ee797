/* json_result.c: what solving, checking, counting, minimizing, proving and reading say about a puzzle. */
#include "board/check.h"
#include "json/json_parts.h"

/* ---- verdicts and numbers ------------------------------------------------------------------------ */

static bool is_verdict(nonet_verdict verdict)
{
    return (unsigned)verdict <= NONET_SOLVED;
}

static void add_verdict(nonet_json *json, nonet_verdict verdict, const char *conflict, bool is_stopped)
{
    nn_json_put_text(&json->writer, "verdict", nonet_verdict_name(verdict));
    if (conflict) nn_json_put_text(&json->writer, "conflict", conflict);
    if (is_stopped) nn_json_put_truth(&json->writer, "stopped", true);
}

static void add_count(nonet_json *json, uint64_t count, bool is_exact)
{
    nn_json_put_unsigned(&json->writer, "count", count);
    nn_json_put_truth(&json->writer, "exact", is_exact);
}

nonet_status nonet_json_verdict(nonet_json *json, nonet_verdict verdict, const char *conflict, bool is_stopped)
{
    if (nn_json_takes_members(json, is_verdict(verdict))) add_verdict(json, verdict, conflict, is_stopped);
    return nn_json_answer(json);
}

nonet_status nonet_json_count(nonet_json *json, uint64_t count, bool is_exact)
{
    if (nn_json_takes_members(json, true)) add_count(json, count, is_exact);
    return nn_json_answer(json);
}

nonet_status nonet_json_stats(nonet_json *json, const char *key, const nonet_search_stats *stats, uint64_t nanoseconds)
{
    if (!nn_json_takes(json, key, stats)) return nn_json_answer(json);
    struct nn_json_writer *const writer = &json->writer;
    const uint64_t microseconds = nanoseconds / 1000 + (nanoseconds % 1000 >= 500);
    nn_json_open_object(writer, key);
    nn_json_put_unsigned(writer, "guesses", stats->guesses);
    nn_json_put_unsigned(writer, "backtracks", stats->backtracks);
    nn_json_put_unsigned(writer, "propagations", stats->propagations);
    nn_json_put_unsigned(writer, "deepest", stats->deepest);
    nn_json_put_fixed(writer, "ms", (int64_t)microseconds, 3);
    nn_json_close(writer);
    return nn_json_answer(json);
}

nonet_status nonet_json_result(nonet_json *json, const nonet_layout *layout, nonet_status status,
                               const nonet_result *result)
{
    if (!nn_json_takes_members(json, nonet_layout_is_classic(layout) && result && is_verdict(result->verdict) &&
                                         status >= NONET_OK))
        return nn_json_answer(json);
    char conflict[128];
    const bool is_invalid = result->verdict == NONET_INVALID;
    if (is_invalid) nonet_conflict_text(&result->conflict, layout, NULL, conflict, sizeof conflict);
    add_verdict(json, result->verdict, is_invalid ? conflict : NULL, status == NONET_STOPPED);
    nn_json_put_solution(json, "solution", layout, result->solution);
    add_count(json, result->count, result->is_exact);
    return nn_json_answer(json);
}

/* ---- clues that are not needed ------------------------------------------------------------------- */

static void put_clue_cells(nonet_json *json, const char *key, const nonet_layout *layout, const uint8_t *clues,
                           nonet_clue kind)
{
    nn_json_open_array(&json->writer, key);
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++)
        if (clues[cell] == kind) nn_json_put_cell(&json->writer, NULL, layout, cell);
    nn_json_close(&json->writer);
}

nonet_status nonet_json_minimality(nonet_json *json, const nonet_layout *layout, const nonet_minimality *minimality)
{
    if (!nn_json_takes_members(json, layout && minimality)) return nn_json_answer(json);
    if (minimality->verdict != NONET_UNIQUE) return nn_json_answer(json);
    const bool is_known = minimality->redundant || !minimality->open;
    if (is_known) nn_json_put_truth(&json->writer, "minimal", !minimality->redundant);
    put_clue_cells(json, "redundant", layout, minimality->clues, NONET_CLUE_REDUNDANT);
    put_clue_cells(json, "untested", layout, minimality->clues, NONET_CLUE_OPEN);
    return nn_json_answer(json);
}

nonet_status nonet_json_minimized(nonet_json *json, const nonet_minimality *minimality, const nonet_position *minimal)
{
    if (!nn_json_takes_members(json, minimality && nn_position_is_classic(minimal))) return nn_json_answer(json);
    put_clue_cells(json, "removed", minimal->layout, minimality->clues, NONET_CLUE_REDUNDANT);
    put_clue_cells(json, "untested", minimal->layout, minimality->clues, NONET_CLUE_OPEN);
    nn_json_put_marked_board(json, "minimal", minimal);
    return nn_json_answer(json);
}

/* ---- text and proofs ----------------------------------------------------------------------------- */

static void add_text_error(nonet_json *json, const nonet_text_error *error)
{
    nn_json_put_unsigned(&json->writer, "line", error->line);
    nn_json_put_unsigned(&json->writer, "column", error->column);
    nn_json_put_text(&json->writer, "error", error->message);
}

nonet_status nonet_json_text_error(nonet_json *json, const nonet_text_error *error)
{
    if (nn_json_takes_members(json, error)) add_text_error(json, error);
    return nn_json_answer(json);
}

nonet_status nonet_json_verification(nonet_json *json, const char *proof, const nonet_verification *verification)
{
    if (!nn_json_takes_members(json, verification && is_verdict(verification->verdict))) return nn_json_answer(json);
    const nonet_position *const position = verification->position;
    const bool is_verified = verification->verdict != NONET_UNKNOWN;
    nn_json_put_truth(&json->writer, "verified", is_verified);
    if (proof) nn_json_put_text(&json->writer, "proof", proof);
    add_verdict(json, verification->verdict, NULL, false);
    if (is_verified) {
        nn_json_add_position(json, position);
        nn_json_put_solution(json, "solution", position->layout, verification->solution);
    } else {
        add_text_error(json, &verification->error);
    }
    nn_json_put_unsigned(&json->writer, "clauses", verification->clauses);
    nn_json_put_unsigned(&json->writer, "deletions", verification->deletions);
    return nn_json_answer(json);
}
