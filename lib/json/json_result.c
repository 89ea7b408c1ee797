/* json_result.c: what solving, checking, counting, minimizing, proving and reading say about a puzzle. */
#include "base/bits.h"
#include "board/check.h"
#include "json/json_parts.h"

/* ---- verdicts and numbers ------------------------------------------------------------------------ */

static bool is_verdict(nonet_verdict verdict)
{
    return (unsigned)verdict <= NONET_VERDICT_SOLVED;
}

static void put_conflict_cells(nonet_json *json, const nonet_layout *layout, const nonet_conflict *conflict)
{
    const int count = conflict->problem == NONET_PROBLEM_EQUAL_VALUES ? 2 : 1;
    nn_json_open_array(&json->writer, "conflict_cells");
    for (int at = 0; at < count; at++) nn_json_put_cell(&json->writer, NULL, layout, conflict->cells[at]);
    nn_json_close(&json->writer);
}

void nn_json_add_conflict(nonet_json *json, const nonet_layout *layout, const nonet_conflict *conflict)
{
    char text[128];
    nonet_conflict_text(conflict, layout, NULL, text, sizeof text);
    nn_json_put_text(&json->writer, "conflict", text);
    if (conflict->problem == NONET_PROBLEM_NONE) return;
    put_conflict_cells(json, layout, conflict);
    if (conflict->problem != NONET_PROBLEM_EQUAL_VALUES) return;
    nn_json_put_number(&json->writer, "conflict_value", conflict->value);
    nn_json_put_house(&json->writer, "conflict_house", layout, conflict->house);
}

void nn_json_add_verdict(nonet_json *json, const nonet_layout *layout, nonet_verdict verdict,
                         const nonet_conflict *conflict, bool is_stopped)
{
    nn_json_put_text(&json->writer, "verdict", nonet_verdict_name(verdict));
    if (conflict && verdict == NONET_VERDICT_INVALID) nn_json_add_conflict(json, layout, conflict);
    if (is_stopped) nn_json_put_truth(&json->writer, "stopped", true);
}

static void add_count(nonet_json *json, uint64_t count, bool is_exact)
{
    nn_json_put_unsigned(&json->writer, "count", count);
    nn_json_put_truth(&json->writer, "exact", is_exact);
}

nonet_status nonet_json_conflict(nonet_json *json, const nonet_layout *layout, const nonet_conflict *conflict)
{
    if (nn_json_takes_members(json, layout && conflict)) nn_json_add_conflict(json, layout, conflict);
    return nn_json_answer(json);
}

nonet_status nonet_json_verdict(nonet_json *json, const nonet_layout *layout, nonet_verdict verdict,
                                const nonet_conflict *conflict, bool is_stopped)
{
    if (nn_json_takes_members(json, is_verdict(verdict) && (layout || !conflict)))
        nn_json_add_verdict(json, layout, verdict, conflict, is_stopped);
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
    nn_json_add_verdict(json, layout, result->verdict, &result->conflict, status == NONET_STOPPED);
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
    if (minimality->verdict != NONET_VERDICT_UNIQUE) return nn_json_answer(json);
    const bool is_known = minimality->redundant || !minimality->open;
    if (is_known) nn_json_put_truth(&json->writer, "minimal", !minimality->redundant);
    put_clue_cells(json, "redundant", layout, minimality->clues, NONET_CLUE_REDUNDANT);
    put_clue_cells(json, "untested", layout, minimality->clues, NONET_CLUE_OPEN);
    return nn_json_answer(json);
}

/* Without its clue a cell may have any value, whatever its marks were. */
static void take_redundant_clues(nonet_board *board, const uint8_t *clues)
{
    const nonet_layout *const layout = board->position.layout;
    for (int cell = 0; cell < nonet_layout_cells(layout); cell++) {
        if (clues[cell] != NONET_CLUE_REDUNDANT) continue;
        board->cells[cell] = 0;
        if (board->candidates) board->candidates[cell] = nn_low_bits(nonet_layout_side(layout));
    }
}

nonet_status nonet_json_minimized(nonet_json *json, const nonet_position *position, const nonet_minimality *minimality)
{
    nonet_board *board;
    if (!nn_json_takes_members(json, minimality && nn_position_is_classic(position))) return nn_json_answer(json);
    if (minimality->verdict != NONET_VERDICT_UNIQUE) return nn_json_answer(json);
    const nonet_status status = nonet_board_new(position->layout, position->candidates, &board);
    if (status != NONET_OK) {
        nn_json_give_up(json, status);
        return nn_json_answer(json);
    }
    nonet_board_copy(board, position);
    take_redundant_clues(board, minimality->clues);
    put_clue_cells(json, "removed", position->layout, minimality->clues, NONET_CLUE_REDUNDANT);
    put_clue_cells(json, "untested", position->layout, minimality->clues, NONET_CLUE_OPEN);
    nn_json_put_marked_board(json, "minimal", &board->position);
    nonet_board_free(board);
    return nn_json_answer(json);
}

/* ---- text and proofs ----------------------------------------------------------------------------- */

void nn_json_add_text_error(nonet_json *json, const nonet_text_error *error)
{
    nn_json_put_unsigned(&json->writer, "line", error->line);
    nn_json_put_unsigned(&json->writer, "column", error->column);
    nn_json_put_text(&json->writer, "error", error->message);
    if (error->setting) nn_json_put_text(&json->writer, "setting", error->setting);
}

void nn_json_add_refusal(nonet_json *json, const nonet_refusal *refusal)
{
    nn_json_put_text(&json->writer, "error", refusal->text);
    if (refusal->setting) nn_json_put_text(&json->writer, "setting", refusal->setting);
}

nonet_status nonet_json_refusal(nonet_json *json, const nonet_refusal *refusal)
{
    if (nn_json_takes_members(json, refusal)) nn_json_add_refusal(json, refusal);
    return nn_json_answer(json);
}

nonet_status nonet_json_text_error(nonet_json *json, const nonet_text_error *error)
{
    if (nn_json_takes_members(json, error)) nn_json_add_text_error(json, error);
    return nn_json_answer(json);
}

nonet_status nonet_json_verification(nonet_json *json, const char *proof, const nonet_verification *verification)
{
    if (!nn_json_takes_members(json, verification && is_verdict(verification->verdict))) return nn_json_answer(json);
    const nonet_position *const position = verification->position;
    const bool is_verified = verification->verdict != NONET_VERDICT_UNKNOWN;
    nn_json_put_truth(&json->writer, "verified", is_verified);
    if (proof) nn_json_put_text(&json->writer, "proof", proof);
    nn_json_add_verdict(json, NULL, verification->verdict, NULL, false);
    if (is_verified) {
        nn_json_add_position(json, position);
        nn_json_put_solution(json, "solution", position->layout, verification->solution);
    } else {
        nn_json_add_text_error(json, &verification->error);
    }
    nn_json_put_text(&json->writer, "format", nonet_proof_format_name(verification->format));
    nn_json_put_unsigned(&json->writer, "clauses", verification->clauses);
    nn_json_put_unsigned(&json->writer, "deletions", verification->deletions);
    return nn_json_answer(json);
}
